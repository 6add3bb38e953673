import {
  type MissedReport,
  missedReportEndpoints,
  missedReportKindLabels,
  missedReportStateLabels,
} from '@thant/contracts/missed-reports'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { getReportable, listReportsOfPickup, missedReportListing } from './missed-reports.queries.ts'
import { answerMissedReport, reportMissedPickup } from './missed-reports.service.ts'

export async function missedReportRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    missedReportEndpoints,
  )({
    list: ({ context, query }) => missedReportListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'missed-pickups', reportColumns, (reading) => missedReportListing.all(reading, query)),
    ofPickup: ({ context, params }) => listReportsOfPickup(context, params.id),
    reportable: ({ context, params }) => getReportable(context, params.id),
    report: ({ context, params, body }) => reportMissedPickup(context, params.id, body),
    answer: ({ context, params, body }) => answerMissedReport(context, params.id, body),
  })
}

const reportColumns: ReadonlyArray<ExportColumn<MissedReport>> = [
  { header: 'Organization', text: (row) => row.organization.name },
  { header: 'Site', text: (row) => row.site.name },
  { header: 'Pick Up Time', instant: (row) => row.pickup.pickUpTime },
  { header: 'Kind', label: (row) => missedReportKindLabels[row.kind] },
  { header: 'State', label: (row) => missedReportStateLabels[row.state] },
  { header: 'Note', text: (row) => row.note },
  { header: 'Reported', instant: (row) => row.createdAt },
  { header: 'Reported by', person: (row) => row.reportedBy?.name ?? null },
  { header: 'Answer', text: (row) => row.answerNote },
  { header: 'Answered by', person: (row) => row.answeredBy?.name ?? null },
]
