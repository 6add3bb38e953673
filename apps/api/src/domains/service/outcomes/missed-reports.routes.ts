import { missedReportEndpoints } from '@thant/contracts/service/missed-reports'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { getReportable, listReportsOfPickup, missedReportListing } from './missed-reports.queries.ts'
import { answerMissedReport, reportMissedPickup } from './missed-reports.service.ts'

export async function missedReportRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    missedReportEndpoints,
  )({
    list: ({ context, query }) => missedReportListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'missed-pickups', missedReportListing),
    ofPickup: ({ context, params }) => listReportsOfPickup(context, params.id),
    reportable: ({ context, params }) => getReportable(context, params.id),
    report: ({ context, params, body }) => reportMissedPickup(context, params.id, body),
    answer: ({ context, params, body }) => answerMissedReport(context, params.id, body),
  })
}
