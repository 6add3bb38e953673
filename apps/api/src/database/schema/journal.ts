import { currencies } from '@thant/contracts/money'
import { type AccountSettings, accountRoles } from '@thant/contracts/money/accounts'
import { taxTreatments } from '@thant/contracts/money/invoice-lines'
import { journalEvents, type OpenLines } from '@thant/contracts/money/journal'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues, id, instant } from './columns.ts'
import { credits } from './credits.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'
import { organizations } from './organizations.ts'
import { users } from './users.ts'

/** The number and name that the company gives an account; the migration adds a row for each. */
export const journalAccounts = pgTable(
  'journal_accounts',
  {
    role: text('role', { enum: accountRoles }).primaryKey(),
    number: text('number').notNull(),
    name: text('name').notNull(),
  },
  (table) => [checkValues(table.role, accountRoles)],
)

/** What the company's books call a treatment of commercial tax; the migration adds a row for each. */
export const journalTaxCodes = pgTable(
  'journal_tax_codes',
  {
    treatment: text('treatment', { enum: taxTreatments }).primaryKey(),
    code: text('code').notNull(),
  },
  (table) => [checkValues(table.treatment, taxTreatments)],
)

/** Keeps the accounts and tax codes of its day, so that its files stay the same. */
export const journalExports = pgTable('journal_exports', {
  id: id(),
  number: integer('number').notNull().unique(),
  throughOn: date('through_on', { mode: 'string' }).notNull(),
  lineCount: integer('line_count').notNull(),
  totals: jsonb('totals').$type<OpenLines['totals']>().notNull(),
  settings: jsonb('settings').$type<AccountSettings>().notNull(),
  createdById: uuid('created_by_id')
    .notNull()
    .references(() => users.id),
  createdAt: instant('created_at').notNull(),
})

/** Numbers the entries in the order in which they are written; a rolled back one leaves a gap. */
export const journalEntryNumbers = pgSequence('journal_entry_numbers')

/** Day, entry and line as one text that can be indexed, so that the lines of an entry stay together. */
export function journalInOrder({ day, entry, position }: Record<'day' | 'entry' | 'position', SQLWrapper>): SQL {
  const days = sql`lpad((${day} - date '0001-01-01')::text, 7, '0')`
  return sql`((${days} || lpad(${entry}::text, 10, '0') || lpad(${position}::text, 3, '0')) collate "C")`
}

/**
 * A trigger refuses an entry whose debits are not its credits, and any change but the mark of an export. What was wrong
 * is put right by lines of their own.
 */
export const journalLines = pgTable(
  'journal_lines',
  {
    id: id(),
    entry: integer('entry').notNull(),
    position: smallint('position').notNull(),
    /** In the company's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    event: text('event', { enum: journalEvents }).notNull(),
    document: text('document').notNull(),
    organizationId: uuid('organization_id').references(() => organizations.id),
    customerName: text('customer_name').notNull(),
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    orderId: uuid('order_id').references(() => orders.id),
    creditId: uuid('credit_id').references(() => credits.id),
    account: text('account', { enum: accountRoles }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    debit: numeric('debit', { precision: 16, scale: 2, mode: 'number' }).notNull().default(0),
    credit: numeric('credit', { precision: 16, scale: 2, mode: 'number' }).notNull().default(0),
    taxTreatment: text('tax_treatment', { enum: taxTreatments }),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 2, mode: 'number' }),
    exportId: uuid('export_id').references(() => journalExports.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    checkValues(table.event, journalEvents),
    checkValues(table.account, accountRoles),
    checkValues(table.currency, currencies),
    checkValues(table.taxTreatment, taxTreatments),
    unique('journal_line_has_one_place').on(table.entry, table.position),
    check(
      'journal_line_is_a_debit_or_a_credit',
      sql`${table.debit} >= 0 and ${table.credit} >= 0 and (${table.debit} > 0) <> (${table.credit} > 0)`,
    ),
    check('journal_line_is_of_one_thing', sql`num_nonnulls(${table.invoiceId}, ${table.orderId}) = 1`),
    index('journal_in_order').on(journalInOrder(table), table.id),
    index('journal_by_day').on(table.day, table.id),
    index('journal_by_document').on(table.document, table.id),
    index('journal_by_customer').on(sql`(${table.customerName} collate "und-x-icu")`, table.id),
    index('journal_by_account').on(table.account, journalInOrder(table), table.id),
    index('journal_by_currency').on(table.currency, journalInOrder(table), table.id),
    index('journal_of_invoice').on(table.invoiceId),
    index('journal_of_order').on(table.orderId),
    index('journal_of_export').on(table.exportId, journalInOrder(table), table.id),
    index('journal_not_exported').on(table.day).where(sql`${table.exportId} is null`),
    index('journal_search').using('gin', sql`${table.document} gin_trgm_ops`, sql`${table.customerName} gin_trgm_ops`),
  ],
)
