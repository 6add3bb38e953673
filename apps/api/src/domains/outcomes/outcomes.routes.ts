import {
  type Failure,
  type MissedReport,
  missedReportKindLabels,
  missedReportList,
  missedReportStateLabels,
  outcomeEndpoints,
  outcomeReasons,
  outcomeSideLabels,
} from '@thant/contracts/outcomes'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { listCollectionRates } from './collection-rates.queries.ts'
import { listReportsOfPickup, missedReportListing } from './missed-reports.queries.ts'
import { answerMissedReport, reportMissedPickup } from './missed-reports.service.ts'
import { listCodes } from './outcome-codes.queries.ts'
import { offerCode } from './outcome-codes.service.ts'
import { failureListing, listOutcomes } from './outcomes.queries.ts'
import { recordOutcome, reschedulePickup } from './outcomes.service.ts'

export async function outcomeRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    outcomeEndpoints,
  )({
    list: ({ context, query }) => failureListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'not-collected', failureColumns, (reading) => failureListing.all(reading, query)),
    codes: ({ context }) => listCodes(context),
    offerCode: ({ context, params, body }) => offerCode(context, params.code, body.isOffered),
    rates: ({ context, query }) => listCollectionRates(context, query),
    ofPickup: ({ context, params }) => listOutcomes(context, params.id),
    record: ({ context, params, body }) => recordOutcome(context, params.id, body),
    reschedule: ({ context, params, body }) => reschedulePickup(context, params.id, body),
    reportsOfPickup: ({ context, params }) => listReportsOfPickup(context, params.id),
    report: ({ context, params, body }) => reportMissedPickup(context, params.id, body),
    answer: ({ context, params, body }) => answerMissedReport(context, params.id, body),
  })
  serve(
    app,
    missedReportList,
  )({
    list: ({ context, query }) => missedReportListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'missed-pickups', reportColumns, (reading) => missedReportListing.all(reading, query)),
  })
}

const failureColumns: ReadonlyArray<ExportColumn<Failure>> = [
  { header: 'Organization', text: (row) => row.organization.name },
  { header: 'Pick Up Time', instant: (row) => row.pickup.pickUpTime },
  { header: 'Reason', label: (row) => outcomeReasons[row.code].label },
  { header: 'Term of the UK standard', text: (row) => outcomeReasons[row.code].ukTerm },
  { header: 'On whose side', label: (row) => outcomeSideLabels[outcomeReasons[row.code].side] },
  { header: 'Note', text: (row) => row.note },
  { header: 'Recorded', instant: (row) => row.recordedAt },
  { header: 'Recorded by', person: (row) => row.recordedBy.name },
  { header: 'New pickup', instant: (row) => row.followedBy?.pickUpTime ?? null },
]

const reportColumns: ReadonlyArray<ExportColumn<MissedReport>> = [
  { header: 'Organization', text: (row) => row.organization.name },
  { header: 'Pick Up Time', instant: (row) => row.pickup.pickUpTime },
  { header: 'Kind', label: (row) => missedReportKindLabels[row.kind] },
  { header: 'State', label: (row) => missedReportStateLabels[row.state] },
  { header: 'Note', text: (row) => row.note },
  { header: 'Reported', instant: (row) => row.createdAt },
  { header: 'Reported by', person: (row) => row.reportedBy.name },
  { header: 'Answer', text: (row) => row.answerNote },
  { header: 'Answered by', person: (row) => row.answeredBy?.name ?? null },
]
