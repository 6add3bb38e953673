import type { TaxExemption } from '@thant/contracts/customers/subscriptions'
import { type MonthsTax, type TaxedInvoice, type TaxSettings, taxList } from '@thant/contracts/money/taxes'
import { and, desc, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { company } from '#database/schema/company.ts'
import { credits } from '#database/schema/credits.ts'
import { invoiceTaxes, taxRates } from '#database/schema/invoice-lines.ts'
import { invoices, subscriptions } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { documentOf } from '#domains/company/files/files.presenter.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, type ListFilter, onJoined } from '#lib/lists/list-filters.ts'

/** The columns of `InvoiceTax`. */
export const taxFields = {
  percent: invoiceTaxes.percent,
  isIncluded: invoiceTaxes.isIncluded,
  base: invoiceTaxes.base,
  tax: invoiceTaxes.tax,
}

const fields = {
  id: invoiceTaxes.id,
  invoiceId: invoices.id,
  invoiceNo: invoices.number,
  creditNo: credits.number,
  organizationId: organizations.id,
  organizationName: organizations.name,
  taxedOn: invoiceTaxes.taxedOn,
  currency: invoices.currency,
  ...taxFields,
}

type StoredTax = SelectedRow<typeof fields>

function joinInvoices<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(invoices, eq(invoices.id, invoiceTaxes.invoiceId))
    .innerJoin(organizations, eq(organizations.id, invoices.organizationId))
    .leftJoin(credits, eq(credits.id, invoiceTaxes.creditId))
}

/** `day` is the first of the month. */
function isInMonthFrom(day: unknown): SQL {
  return sql`(${invoiceTaxes.taxedOn} >= ${day}::date and ${invoiceTaxes.taxedOn} < ${day}::date + interval '1 month')`
}

const inMonth: ListFilter = { where: isInMonthFrom, encode: (month) => `${month}-01` }

export const taxListing = createList({
  contract: taxList.list,
  fields,
  table: invoiceTaxes,
  join: joinInvoices,
  id: invoiceTaxes.id,
  always: ne(invoices.status, 'REJECTED'),
  search: onJoined(contains(invoices.number, organizations.name)),
  columns: { taxedOn: invoiceTaxes.taxedOn, currency: invoices.currency },
  filters: { month: inMonth },
  presenter: () => presentTax,
})

function presentTax({
  id,
  invoiceId,
  invoiceNo,
  creditNo,
  organizationId,
  organizationName,
  ...tax
}: StoredTax): TaxedInvoice {
  return {
    _id: id,
    document: creditNo ?? invoiceNo,
    invoice: { _id: invoiceId, name: invoiceNo },
    organization: { _id: organizationId, name: organizationName },
    ...tax,
  }
}

/** What is due for a month, YYYY-MM. */
export async function sumTaxOfMonth({ database }: Context, month: string): Promise<MonthsTax> {
  const totals = await database
    .select({
      currency: invoices.currency,
      percent: invoiceTaxes.percent,
      base: sql<number>`sum(${invoiceTaxes.base})::float8`,
      tax: sql<number>`sum(${invoiceTaxes.tax})::float8`,
      count: sql<number>`count(distinct ${invoices.id})::int`,
    })
    .from(invoiceTaxes)
    .innerJoin(invoices, eq(invoices.id, invoiceTaxes.invoiceId))
    .where(and(isInMonthFrom(`${month}-01`), ne(invoices.status, 'REJECTED')))
    .groupBy(invoices.currency, invoiceTaxes.percent)
    .orderBy(invoices.currency, invoiceTaxes.percent)
  return { dueOn: tenthAfter(month), totals }
}

function tenthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 10)).toISOString().slice(0, 10)
}

export async function getTaxSettings({ database }: AnyContext): Promise<TaxSettings> {
  const [row] = await database.select({ number: company.taxNumber }).from(company)
  const rates = await database
    .select({ from: taxRates.startsOn, percent: taxRates.percent })
    .from(taxRates)
    .orderBy(desc(taxRates.startsOn))
  return { number: row?.number ?? '', rates }
}

/** The rate that is in force on a day, or null. */
export async function findTaxPercent({ database }: AnyContext, day: string): Promise<number | null> {
  const [rate] = await database
    .select({ percent: taxRates.percent })
    .from(taxRates)
    .where(lte(taxRates.startsOn, day))
    .orderBy(desc(taxRates.startsOn))
    .limit(1)
  return rate?.percent ?? null
}

export async function findTaxExemption(context: AnyContext, organizationId: string): Promise<TaxExemption | null> {
  const [stored] = await context.database
    .select({
      document: subscriptions.exemptionDocument,
      from: subscriptions.exemptFrom,
      to: subscriptions.exemptTo,
      fileKey: subscriptions.exemptionFileKey,
    })
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId))
  if (!stored?.document || stored.from === null) return null
  const { document, from, to, fileKey } = stored
  return { document, from, to, file: documentOf(context, fileKey) }
}

export function isExemptOn<Exemption extends Pick<TaxExemption, 'from' | 'to'>>(
  day: string,
  exemption: Exemption | null,
): exemption is Exemption {
  return exemption !== null && exemption.from <= day && (exemption.to === null || day <= exemption.to)
}
