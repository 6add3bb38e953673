import type { Page, QueryOf } from '@thant/contracts/endpoint'
import {
  type Invoice,
  type InvoiceRecord,
  invoiceList,
  type organizationInvoiceList,
} from '@thant/contracts/money/invoices'
import type { PaymentOption } from '@thant/contracts/money/payments'
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { invoices, issuedInOrder } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import { paymentAttempts } from '#database/schema/payments.ts'
import { assertOrganizationInReach } from '#domains/customers/organizations/organizations.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, dateFrom, dateTo, equals, type ListFilter, referenced } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnOrganization, listedInOwnOrganization } from '#lib/scope.ts'
import { daysBefore } from './ageing/ageing.ts'
import { readBill } from './invoice-bill.ts'
import { nextInvoiceNumber, seriesOf } from './invoice-number.ts'
import { invoiceFields, presenterFor } from './invoices.presenter.ts'
import type { ProviderPayment } from './payment-facts.ts'
import type { StatementInvoice } from './statements/statement.ts'

function joinOrganization<Select extends PgSelect>(select: Select) {
  return select.innerJoin(organizations, eq(organizations.id, invoices.organizationId))
}

/** The value is the least number of days that an unpaid invoice is past due, in company time. */
const overdue: ListFilter = {
  where: (day) => sql`(${invoices.status} = 'PENDING' and ${invoices.dueOn} <= ${day}::date)`,
  encode: (days, { clock, settings }) => daysBefore(dayOf(clock.now(), settings.timeZone), Number(days)),
}

const ofOrganization = referenced(invoices.organizationId, organizations.name)

export const invoiceListing = createList({
  contract: invoiceList.list,
  fields: invoiceFields,
  table: invoices,
  join: joinOrganization,
  id: invoices.id,
  scope: listedInOwnOrganization(invoices.organizationId),
  search: contains(ofOrganization, invoices.number, invoices.description),
  columns: {
    organization: ofOrganization,
    invoiceNo: invoices.number,
    description: invoices.description,
    invoiceDate: {
      range: [dateFrom(invoices.issuedOn), dateTo(invoices.issuedOn)],
      sort: { by: issuedInOrder(invoices), type: 'text' },
    },
    paymentDueDate: invoices.dueOn,
    amount: invoices.amount,
    currency: invoices.currency,
    paymentStatus: invoices.status,
  },
  filters: {
    overdue,
  },
  internal: { filters: { organizationId: equals(invoices.organizationId) } },
  presenter: presenterFor,
})

type OrganizationQuery = QueryOf<typeof organizationInvoiceList.list>

/**
 * Throws 404 if the organization is out of reach. A page with rows needs no check, because the list is scoped itself.
 */
export async function listOrganizationInvoices(
  context: Context,
  organizationId: string,
  query: OrganizationQuery,
): Promise<Page<Invoice>> {
  const page = await invoiceListing.page(context, { ...query, organizationId })
  if (page.total === 0) await assertOrganizationInReach(context, organizationId)
  return page
}

export async function* walkOrganizationInvoices(
  context: Context,
  organizationId: string,
  query: QueryOf<typeof organizationInvoiceList.export>,
): AsyncGenerator<Invoice> {
  await assertOrganizationInReach(context, organizationId)
  yield* invoiceListing.all(context, { ...query, organizationId })
}

export async function getInvoice(context: AnyContext, id: string): Promise<InvoiceRecord> {
  const [invoice] = await joinOrganization(context.database.select(invoiceFields).from(invoices).$dynamic()).where(
    and(eq(invoices.id, id), inOwnOrganization(context, invoices.organizationId)),
  )
  if (invoice === undefined) throw new AppError('invoice.not-found')
  const presented = presenterFor(context)(invoice)
  return { ...presented, ...(await readBill(context, presented)), taxExemption: invoice.taxExemption }
}

/** Leaves out rejected invoices, which bill nothing. */
export async function listStatementInvoices(context: Context, organizationId: string): Promise<StatementInvoice[]> {
  await assertOrganizationInReach(context, organizationId)
  const rows = await joinOrganization(context.database.select(invoiceFields).from(invoices).$dynamic()).where(
    and(eq(invoices.organizationId, organizationId), ne(invoices.status, 'REJECTED')),
  )
  const { timeZone } = context.settings
  return rows.map(presenterFor(context)).map((invoice) => ({
    ...invoice,
    paidOn: invoice.paidAt === null ? null : dayOf(new Date(invoice.paidAt), timeZone),
  }))
}

/** Returns undefined for what was paid another way than through the card provider. */
export async function findProviderPayment({ database }: AnyContext, ofPayable: SQL): Promise<ProviderPayment> {
  const [payment] = await database
    .select({
      orderId: paymentAttempts.number,
      option: sql<PaymentOption | null>`${paymentAttempts.option}`,
      reference: paymentAttempts.transactionRef,
    })
    .from(paymentAttempts)
    .where(and(ofPayable, eq(paymentAttempts.state, 'SUCCEEDED')))
    .orderBy(asc(paymentAttempts.closedAt))
    .limit(1)
  return payment
}

/** Counts by the year in company time. */
export async function suggestInvoiceNumber(context: AnyContext): Promise<string> {
  const year = dayOf(context.clock.now(), context.settings.timeZone).slice(0, 4)
  const series = seriesOf(year)
  const prefix = series.toLowerCase()
  const digits = `^${prefix}([0-9]{4,})$`
  const [highest] = await context.database
    .select({ number: sql<string | null>`max(substring(${invoices.numberKey} from ${digits})::numeric)::text` })
    .from(invoices)
    .where(sql`${invoices.numberKey} like ${`${prefix}%`}`)
  return nextInvoiceNumber(year, BigInt(highest?.number ?? 0))
}
