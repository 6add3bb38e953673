import { carbonEndpoints } from '@thant/contracts/reporting/carbon'
import { factorSetEndpoints } from '@thant/contracts/reporting/factor-sets'
import type { FastifyInstance } from 'fastify'
import { walkGriItems } from '#domains/materials/wastes/gri-items.queries.ts'
import { exportRows } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { getCarbonFigures } from './carbon.queries.ts'
import { carbonColumns } from './carbon-lines.ts'
import { carbonNameParts, getCarbonPdf, getSavedCarbonPdf } from './carbon-pdf.ts'
import { countEffects, listFactorSets } from './factor-sets.queries.ts'
import { addFactorSet } from './factor-sets.service.ts'
import { getCarbonReport, getSavedCarbonReport } from './saved-carbon.queries.ts'
import { saveCarbonReport } from './saved-carbon.service.ts'

export async function carbonRoutes(app: FastifyInstance): Promise<void> {
  const { emissionChartUrls } = app.services.settings
  serve(
    app,
    carbonEndpoints,
  )({
    report: ({ context, params, query }) => getCarbonReport(context, params.id, query.quarter, query.site),
    pdf: ({ context, params, query }) => getCarbonPdf(context, params.id, query),
    csv: async ({ context, params, query }) => {
      const report = await getCarbonFigures(context, params.id, query.quarter, query.site)
      return exportRows(
        context,
        { format: 'csv', language: query.language, of: carbonNameParts(report) },
        'carbon',
        carbonColumns(report, context.settings.timeZone),
        (reading) =>
          walkGriItems(reading, params.id, { from: report.months[0], to: report.months.at(-1), site: query.site }),
      )
    },
    save: ({ context, params, body }) => saveCarbonReport(context, params.id, body.quarter),
    saved: ({ context, params }) => getSavedCarbonReport(context, params.id),
    savedPdf: ({ context, params, query }) => getSavedCarbonPdf(context, params.id, query.language),
    charts: async () => [...emissionChartUrls],
  })
  serve(
    app,
    factorSetEndpoints,
  )({
    effects: ({ context, query }) => countEffects(context, query.validFrom),
    list: ({ context }) => listFactorSets(context),
    create: ({ context, body }) => addFactorSet(context, body),
  })
}
