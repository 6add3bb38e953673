import { type Credit, creditLabels } from '@thant/contracts/money/credits'
import { type Invoice, organizationInvoiceList } from '@thant/contracts/money/invoices'
import { type Attendee, type TrainingRow, trainingList } from '@thant/contracts/service/trainings'
import { getCredits } from '#domains/money/invoices/credits/credits.queries.ts'
import { walkOrganizationInvoices } from '#domains/money/invoices/invoices.queries.ts'
import { getTraining, trainingListing } from '#domains/service/trainings/trainings.queries.ts'
import { collect } from '#lib/collect.ts'
import type { Context } from '#lib/context.ts'
import type { ExportColumn } from '#lib/lists/export-cells.ts'
import { exportColumnsOf } from '#lib/lists/export-columns.ts'
import { daysOf, type YearOf, type YearReader, type YearTable } from './year-parts.ts'
import { yearTable } from './year-table.ts'

export async function tabulateTrainings(context: Context, reader: YearReader): Promise<YearTable[]> {
  const { organizationId, year } = reader
  const trainings = await collect(
    trainingListing.all(context, { sort: 'trainingDate', organizationId, ...daysOf(year) }),
  )
  const columns = exportColumnsOf<TrainingRow>(trainingList.list.columns, {})
  return [
    ...(await yearTable(context, reader, 'trainings', columns, trainings)),
    ...(await yearTable(context, reader, 'attendees', attendeeColumns, attendeesOf(context, trainings))),
  ]
}

type Attended = Attendee & { training: TrainingRow }

async function* attendeesOf(context: Context, trainings: readonly TrainingRow[]): AsyncGenerator<Attended> {
  for (const training of trainings) {
    const { attendees } = await getTraining(context, training._id)
    yield* attendees.map((attendee) => ({ ...attendee, training }))
  }
}

const attendeeColumns: ReadonlyArray<ExportColumn<Attended>> = [
  { header: 'Training date', day: ({ training }) => training.trainingDate },
  { header: 'Topic', text: ({ training }) => training.topic },
  { header: 'Name', text: ({ name }) => name },
  { header: 'Position', text: ({ position }) => position },
  { header: 'Department', text: ({ department }) => department },
  { header: 'Feedback', text: ({ feedback }) => feedback },
]

export async function tabulateInvoices(context: Context, reader: YearReader): Promise<YearTable[]> {
  const invoices = await listInvoicesOfYear(context, reader)
  const columns = exportColumnsOf<Invoice>(organizationInvoiceList.list.columns, {})
  return [
    ...(await yearTable(context, reader, 'invoices', columns, invoices)),
    ...(await yearTable(context, reader, 'credits', creditColumns, walkCredits(context, invoices))),
  ]
}

/** By the day of the invoice. */
export function listInvoicesOfYear(context: Context, { organizationId, year }: YearOf): Promise<Invoice[]> {
  return collect(
    walkOrganizationInvoices(context, organizationId, {
      ...{ format: 'xlsx', language: 'en', sort: 'invoiceDate' },
      ...daysOf(year),
    }),
  )
}

export type CreditOf = Credit & { invoice: Invoice }

/** Credit notes and refunds of the invoices. */
export async function* walkCredits(context: Context, invoices: readonly Invoice[]): AsyncGenerator<CreditOf> {
  for (const invoice of invoices) {
    const { credits } = await getCredits(context, invoice._id)
    yield* credits.map((credit) => ({ ...credit, invoice }))
  }
}

const creditColumns: ReadonlyArray<ExportColumn<CreditOf>> = [
  { header: 'Number', text: ({ number }) => number },
  { header: 'Kind', label: ({ kind }) => creditLabels[kind] },
  { header: 'Date', day: ({ createdAt }) => createdAt },
  { header: 'Invoice No', text: ({ invoice }) => invoice.invoiceNo },
  { header: 'Amount', amount: ({ amount }) => amount },
  { header: 'Currency', text: ({ invoice }) => invoice.currency },
  { header: 'Reason', text: ({ reason }) => reason },
  { header: 'Reference', text: ({ reference }) => reference },
]
