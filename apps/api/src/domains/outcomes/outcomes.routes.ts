import {
  type Failure,
  type OrganizationRate,
  outcomeCodes,
  outcomeEndpoints,
  outcomeReasons,
  outcomeSideLabels,
} from '@thant/contracts/outcomes'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { listCollectionRates } from './collection-rates.queries.ts'
import { listOrganizationRates, walkOrganizationRates } from './organization-rates.queries.ts'
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
    organizationRates: ({ context, query }) => listOrganizationRates(context, query),
    exportOrganizationRates: ({ context, query }) =>
      exportRows(context, query, 'collection-rates', rateColumns, (reading) => walkOrganizationRates(reading, query)),
    ofPickup: ({ context, params }) => listOutcomes(context, params.id),
    record: ({ context, params, body }) => recordOutcome(context, params.id, body),
    reschedule: ({ context, params, body }) => reschedulePickup(context, params.id, body),
  })
}

const failureColumns: ReadonlyArray<ExportColumn<Failure>> = [
  { header: 'Organization', text: (row) => row.organization.name },
  { header: 'Site', text: (row) => row.site.name },
  { header: 'Pick Up Time', instant: (row) => row.pickup.pickUpTime },
  { header: 'Reason', label: (row) => outcomeReasons[row.code].label },
  { header: 'Term of the UK standard', text: (row) => outcomeReasons[row.code].ukTerm },
  {
    header: 'On whose side',
    label: ({ code, isOverruled }) => (isOverruled ? 'No longer counts' : outcomeSideLabels[outcomeReasons[code].side]),
  },
  { header: 'Note', text: (row) => row.note },
  { header: 'Recorded', instant: (row) => row.recordedAt },
  { header: 'Recorded by', person: (row) => row.recordedBy.name },
  { header: 'New pickup', instant: (row) => row.followedBy?.pickUpTime ?? null },
]

const rateColumns: ReadonlyArray<ExportColumn<OrganizationRate>> = [
  { header: 'Month', text: (row) => row.month },
  { header: 'Organization', text: (row) => row.organization.name },
  { header: 'Planned', number: (row) => row.planned },
  { header: 'Completed', number: (row) => row.completed },
  { header: 'Completed of planned, %', amount: (row) => Math.round((row.completed / row.planned) * 1_000) / 10 },
  { header: 'Missed on our side', number: (row) => row.missed.company },
  { header: "Missed on the customer's side", number: (row) => row.missed.customer },
  { header: 'Missed for other reasons', number: (row) => row.missed.neither },
  ...outcomeCodes.map((code) => ({
    header: outcomeReasons[code].label,
    number: ({ reasons }: OrganizationRate) => reasons.find((reason) => reason.code === code)?.count ?? 0,
  })),
]
