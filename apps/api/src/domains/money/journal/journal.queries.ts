import { taxCodeOf } from '@thant/contracts/money/accounts'
import { type JournalLine, journalList, type OpenLines } from '@thant/contracts/money/journal'
import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import {
  journalAccounts,
  journalExports,
  journalInOrder,
  journalLines,
  journalTaxCodes,
} from '#database/schema/journal.ts'
import { organizations } from '#database/schema/organizations.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, dateFrom, dateTo, equals, holds } from '#lib/lists/list-filters.ts'

const fields = {
  id: journalLines.id,
  entry: journalLines.entry,
  day: journalLines.day,
  event: journalLines.event,
  document: journalLines.document,
  organizationId: organizations.id,
  organizationName: organizations.name,
  customer: journalLines.customerName,
  invoice: journalLines.invoiceId,
  account: journalLines.account,
  accountNumber: journalAccounts.number,
  accountName: journalAccounts.name,
  currency: journalLines.currency,
  debit: journalLines.debit,
  credit: journalLines.credit,
  taxTreatment: journalLines.taxTreatment,
  taxPercent: journalLines.taxPercent,
  taxCode: journalTaxCodes.code,
  exportNo: journalExports.number,
}

function joinNames<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(journalAccounts, eq(journalAccounts.role, journalLines.account))
    .leftJoin(journalTaxCodes, eq(journalTaxCodes.treatment, journalLines.taxTreatment))
    .leftJoin(organizations, eq(organizations.id, journalLines.organizationId))
    .leftJoin(journalExports, eq(journalExports.id, journalLines.exportId))
}

export const journalListing = createList({
  contract: journalList.list,
  fields,
  table: journalLines,
  join: joinNames,
  id: journalLines.id,
  search: contains(journalLines.document, journalLines.customerName),
  columns: {
    day: {
      sort: { by: journalInOrder(journalLines), type: 'text' },
      range: [dateFrom(journalLines.day), dateTo(journalLines.day)],
    },
    document: journalLines.document,
    account: journalLines.account,
    customer: journalLines.customerName,
    currency: journalLines.currency,
  },
  filters: {
    exported: holds(isNotNull(journalLines.exportId)),
    export: equals(journalLines.exportId),
  },
  presenter: () => presentLine,
})

function presentLine({
  id,
  organizationId,
  organizationName,
  ...line
}: SelectedRow<typeof fields, 'organizations' | 'journal_tax_codes' | 'journal_exports'>): JournalLine {
  return {
    ...line,
    _id: id,
    organization: organizationId === null ? null : { _id: organizationId, name: organizationName ?? '' },
    taxCode: taxCodeOf(line.taxCode, line.taxPercent),
  }
}

/** The lines that no export has. */
export function isOpen(through: string | undefined): SQL | undefined {
  return and(isNull(journalLines.exportId), through === undefined ? undefined : lte(journalLines.day, through))
}

export async function sumOpenLines({ database }: Context, through?: string): Promise<OpenLines> {
  const [days] = await database
    .select({
      lines: sql<number>`count(*)::int`,
      firstDay: sql<string | null>`min(${journalLines.day})::text`,
      lastDay: sql<string | null>`max(${journalLines.day})::text`,
    })
    .from(journalLines)
    .where(isOpen(through))
  return { lines: 0, firstDay: null, lastDay: null, ...days, totals: await sumLines({ database }, isOpen(through)) }
}

/** Debits and credits by currency. */
export function sumLines(
  { database }: Pick<Context, 'database'>,
  which: SQL | undefined,
): Promise<OpenLines['totals']> {
  return database
    .select({
      currency: journalLines.currency,
      debit: sql<number>`sum(${journalLines.debit})::float8`,
      credit: sql<number>`sum(${journalLines.credit})::float8`,
    })
    .from(journalLines)
    .where(which)
    .groupBy(journalLines.currency)
    .orderBy(asc(journalLines.currency))
}
