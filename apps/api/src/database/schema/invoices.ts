import { companyTypes } from '@thant/contracts/company/company-types'
import { cycles } from '@thant/contracts/customers/subscriptions'
import { currencies } from '@thant/contracts/money'
import { invoiceStatuses } from '@thant/contracts/money/invoice-statuses'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'
import { organizations } from './organizations.ts'

/** An organization without a row is billed monthly, with reminders, its invoices mailed. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .unique()
      .references(() => organizations.id),
    cycle: text('cycle', { enum: cycles }).notNull().default('monthly'),
    hasReminders: boolean('has_reminders').notNull().default(true),
    /** New invoices are mailed with their PDF. */
    mailsInvoices: boolean('mails_invoices').notNull().default(true),
    /** Exempt from commercial tax by this document, from a day on; for good where no last day is given. */
    exemptionDocument: text('exemption_document'),
    exemptionFileKey: text('exemption_file_key'),
    exemptFrom: date('exempt_from', { mode: 'string' }),
    exemptTo: date('exempt_to', { mode: 'string' }),
    /** One invoice for each site, in place of one for all. */
    billsEachSite: boolean('bills_each_site').notNull().default(false),
    /** The customer's own number for what it orders, which its invoices name, and how much it may come to. */
    purchaseOrder: text('purchase_order').notNull().default(''),
    purchaseLimit: numeric('purchase_limit', { precision: 14, scale: 2, mode: 'number' }),
  },
  (table) => [
    checkValues(table.cycle, cycles),
    check(
      'exemption_has_a_document_and_a_day',
      sql`(${table.exemptionDocument} is null) = (${table.exemptFrom} is null)`,
    ),
    check('exemption_ends_after_it_starts', sql`${table.exemptTo} is null or ${table.exemptFrom} <= ${table.exemptTo}`),
  ],
)

/** The day of an invoice and then its number, as one text that can be indexed: those of a day keep an order. */
export function issuedInOrder({ issuedOn, number }: Record<'issuedOn' | 'number', SQLWrapper>): SQL {
  return sql`((lpad((${issuedOn} - date '0001-01-01')::text, 7, '0') || ${number}) collate "C")`
}

export const invoices = pgTable(
  'invoices',
  {
    ...entityColumns,
    number: text('number').notNull(),
    /** How the number reads: without case and invisible characters; a trigger fills it in. */
    numberKey: text('number_key').notNull().default(''),
    description: text('description').notNull(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** Name and address are copied, because an issued invoice keeps them when the organization is renamed or moves. */
    billedName: text('billed_name').notNull(),
    billedAddress: text('billed_address').notNull(),
    companyType: text('company_type', { enum: companyTypes }).notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    status: text('status', { enum: invoiceStatuses }).notNull().default('PENDING'),
    serviceStartsOn: date('service_starts_on', { mode: 'string' }).notNull(),
    serviceEndsOn: date('service_ends_on', { mode: 'string' }).notNull(),
    extendsContract: boolean('extends_contract').notNull().default(false),
    paidAt: instant('paid_at'),
    fileKey: text('file_key'),
    /** The document by which the customer was exempt from commercial tax on the day of the invoice. */
    taxExemption: text('tax_exemption'),
  },
  (table) => [
    checkValues(table.companyType, companyTypes),
    checkValues(table.currency, currencies),
    checkValues(table.status, invoiceStatuses),
    unique('invoice_number_is_used_once').on(table.number),
    uniqueIndex('invoice_number_reads_as_no_other').on(table.numberKey.op('text_pattern_ops')),
    check('invoice_is_of_some_money', sql`${table.amount} > 0`),
    check('invoice_service_ends_after_it_starts', sql`${table.serviceStartsOn} <= ${table.serviceEndsOn}`),
    index('invoices_by_number').on(sql`(${table.number} collate "und-x-icu")`, table.id),
    index('invoices_by_issued_on').on(table.issuedOn, table.id),
    index('invoices_in_order').on(issuedInOrder(table), table.id),
    index('invoices_by_due_on').on(table.dueOn, table.id),
    index('invoices_by_amount').on(table.amount, table.id),
    index('invoices_by_currency').on(table.currency, table.id),
    index('invoices_by_status').on(table.status, table.id),
    index('invoices_of_organization').on(table.organizationId, issuedInOrder(table), table.id),
    index('invoices_unpaid_by_due_on').on(table.dueOn, table.id).where(sql`${table.status} = 'PENDING'`),
    index('invoices_search').using('gin', sql`${table.number} gin_trgm_ops`, sql`${table.description} gin_trgm_ops`),
  ],
)

/** The number is how many days before or after the due date the reminder is sent. */
export const reminderKinds = ['before-7', 'after-3', 'after-14', 'after-30'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Beside those that go out by themselves, the last one that somebody sent. */
const sentReminderKinds = [...reminderKinds, 'by-hand'] as const

/** Which ends of a contract an organization was reminded of: each once. */
export const contractReminders = pgTable(
  'contract_reminders',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.expiresOn] })],
)

/** The primary key makes sure that each reminder of an invoice is sent once by itself. */
export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    kind: text('kind', { enum: sentReminderKinds }).notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [checkValues(table.kind, sentReminderKinds), primaryKey({ columns: [table.invoiceId, table.kind] })],
)
