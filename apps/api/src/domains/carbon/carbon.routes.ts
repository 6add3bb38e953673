import { carbonEndpoints, factorSetEndpoints } from '@thant/contracts/carbon'
import type { FastifyInstance } from 'fastify'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { getCarbonReport } from './carbon.queries.ts'
import { carbonColumns, readCarbonLines } from './carbon-lines.queries.ts'
import { getCarbonPdf } from './carbon-pdf.ts'
import { listFactorSets } from './factor-sets.queries.ts'
import { addFactorSet } from './factor-sets.service.ts'

export async function carbonRoutes(app: FastifyInstance): Promise<void> {
  const { emissionChartUrls } = app.services.settings
  serve(
    app,
    carbonEndpoints,
  )({
    report: ({ context, params, query }) => getCarbonReport(context, params.id, query.quarter),
    pdf: ({ context, params, query }) => getCarbonPdf(context, params.id, query.quarter, query.language),
    csv: async ({ context, params, query }) => {
      const report = await getCarbonReport(context, params.id, query.quarter)
      return exportRows(context, 'csv', 'carbon', carbonColumns(report), (reading) =>
        readCarbonLines(reading, params.id, report.months),
      )
    },
    charts: async () => [...emissionChartUrls],
  })
  serve(
    app,
    factorSetEndpoints,
  )({
    list: ({ context }) => listFactorSets(context),
    create: ({ context, body }) => addFactorSet(context, body),
  })
}
