import { griCompanyEndpoints, griEndpoints } from '@thant/contracts/reporting/gri'
import { griBenchmarkEndpoints } from '@thant/contracts/reporting/gri-benchmark'
import { griDestinationEndpoints } from '@thant/contracts/reporting/gri-destinations'
import { griEntryEndpoints } from '@thant/contracts/reporting/gri-entries'
import { griItemEndpoints } from '@thant/contracts/reporting/gri-items'
import { griReportEndpoints, griReportList } from '@thant/contracts/reporting/gri-reports'
import { griYearEndpoints } from '@thant/contracts/reporting/gri-years'
import type { FastifyInstance } from 'fastify'
import { listGriItems } from '#domains/materials/wastes/gri-items.queries.ts'
import { listQuartersOf } from '#domains/service/pickups/organization-pickups/organization-pickups.queries.ts'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { getGriBenchmark } from './benchmark/gri-benchmark.queries.ts'
import { enterAmounts } from './entries/activity-amounts.service.ts'
import { getGriContext, getGriEntries, monthsOfPeriod } from './entries/gri-context.queries.ts'
import { listGriProposals } from './entries/gri-proposals.queries.ts'
import { writeGriText } from './entries/gri-texts.service.ts'
import { addOtherWaste, archiveOtherWaste, changeOtherWaste } from './entries/other-wastes.service.ts'
import { exportGriItems, exportGriTables } from './export/gri-export.ts'
import { getGriTables } from './gri.queries.ts'
import { getGriDestinations } from './gri-destinations.queries.ts'
import { getSavedGriPdf } from './papers/gri-pdf.ts'
import { getGriReport, pageGriReports, readGriReports } from './saved-reports/gri-reports.queries.ts'
import { saveGriReport } from './saved-reports/gri-reports.service.ts'
import { getGriYears } from './years/gri-years.queries.ts'

export async function griRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    griEndpoints,
  )({
    tables: ({ context, params, query }) => getGriTables(context, params.organizationId, query),
    quarters: ({ context, params, query }) => listQuartersOf(context, params.organizationId, query.site),
    export: ({ context, params, query }) => exportGriTables(context, { ...params, site: query.site }, query),
  })
  serve(
    app,
    griCompanyEndpoints,
  )({
    tables: ({ context, query }) => getGriTables(context, undefined, query),
    export: ({ context, query }) => exportGriTables(context, {}, query),
  })
  serve(
    app,
    griYearEndpoints,
  )({
    ofOrganization: ({ context, params, query: { site, ...months } }) =>
      getGriYears(context, { ...params, site }, months),
    ofCompany: ({ context, query }) => getGriYears(context, {}, query),
  })
  serve(
    app,
    griDestinationEndpoints,
  )({
    ofOrganization: ({ context, params, query: { site, ...months } }) =>
      getGriDestinations(context, { ...params, site }, months),
    ofCompany: ({ context, query }) => getGriDestinations(context, {}, query),
  })
  serve(
    app,
    griReportEndpoints,
  )({
    list: ({ context, query }) => pageGriReports(context, query),
    export: ({ context, query }) =>
      exportList(context, query, 'gri-reports', {
        columns: griReportList.list.columns,
        all: (reading) => readGriReports(reading, query),
      }),
    save: ({ context, body }) => saveGriReport(context, body),
    get: ({ context, params }) => getGriReport(context, params.id),
    pdf: ({ context, params, query }) => getSavedGriPdf(context, params.id, query.language),
  })
  serve(
    app,
    griBenchmarkEndpoints,
  )({
    benchmark: ({ context, params, query }) => getGriBenchmark(context, params.organizationId, query),
  })
  serve(
    app,
    griItemEndpoints,
  )({
    items: ({ context, params, query }) => listGriItems(context, params.organizationId, query),
    exportItems: ({ context, params, query }) => exportGriItems(context, params.organizationId, query),
  })
  serve(
    app,
    griEntryEndpoints,
  )({
    context: async ({ context, params: { organizationId }, query: { site, ...period } }) =>
      getGriContext(context, { organizationId, site }, await monthsOfPeriod(context, organizationId, period)),
    entries: ({ context, params }) => getGriEntries(context, params.organizationId, params.year),
    proposals: ({ context, params, query }) => listGriProposals(context, params.organizationId, query),
    enterAmounts: ({ context, params, body }) => enterAmounts(context, params.organizationId, params.year, body),
    writeText: ({ context, params, body }) => writeGriText(context, params, body),
    addOtherWaste: ({ context, params, body }) => addOtherWaste(context, params.organizationId, body),
    changeOtherWaste: ({ context, params, body }) => changeOtherWaste(context, params.id, body),
    archiveOtherWaste: ({ context, params }) => archiveOtherWaste(context, params.id),
  })
}
