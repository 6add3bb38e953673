import { lineUnits, taxTreatments } from '@thant/contracts/money/invoice-lines'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues, id } from './columns.ts'
import { credits } from './credits.ts'
import { invoices } from './invoices.ts'
import { sites } from './sites.ts'

/** None of an invoice that was made out as one amount. Its lines never change. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    position: smallint('position').notNull(),
    siteId: uuid('site_id').references(() => sites.id),
    description: text('description').notNull(),
    quantity: numeric('quantity', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    unit: text('unit', { enum: lineUnits }).notNull(),
    unitPrice: numeric('unit_price', { precision: 16, scale: 4, mode: 'number' }).notNull(),
    amount: numeric('amount', { precision: 16, scale: 2, mode: 'number' }).notNull(),
    taxTreatment: text('tax_treatment', { enum: taxTreatments }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    checkValues(table.unit, lineUnits),
    checkValues(table.taxTreatment, taxTreatments),
    check('invoice_line_is_of_some_quantity', sql`${table.quantity} > 0`),
    index('invoice_lines_of_site').on(table.siteId),
  ],
)

/**
 * The commercial tax of an invoice: of the lines to which it is added, and of those that include it. What a credit note
 * takes back is below 0.
 */
export const invoiceTaxes = pgTable(
  'invoice_taxes',
  {
    id: id(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    creditId: uuid('credit_id').references(() => credits.id),
    isIncluded: boolean('is_included').notNull(),
    percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    base: numeric('base', { precision: 16, scale: 2, mode: 'number' }).notNull(),
    tax: numeric('tax', { precision: 16, scale: 2, mode: 'number' }).notNull(),
    /** The day of the invoice or credit note, by whose month it is due. */
    taxedOn: date('taxed_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('document_has_one_tax_of_a_treatment')
      .on(table.invoiceId, table.creditId, table.isIncluded)
      .nullsNotDistinct(),
    index('invoice_taxes_by_day').on(table.taxedOn, table.id),
  ],
)

/** What invoices of a day and later bear, until the next rate. */
export const taxRates = pgTable(
  'tax_rates',
  {
    startsOn: date('starts_on', { mode: 'string' }).primaryKey(),
    percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [check('tax_rate_is_a_percentage', sql`${table.percent} > 0 and ${table.percent} <= 100`)],
)
