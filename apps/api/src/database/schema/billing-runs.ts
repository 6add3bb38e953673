import { currencies } from '@thant/contracts/money'
import { billingRunStates, draftRefusals } from '@thant/contracts/money/billing-run-states'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, id, instant } from './columns.ts'
import { invoices } from './invoices.ts'
import { organizations } from './organizations.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/** A month that is billed: drafts that are looked at, and once they are accepted the invoices made of them. */
export const billingRuns = pgTable(
  'billing_runs',
  {
    ...entityColumns,
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    state: text('state', { enum: billingRunStates }).notNull().default('draft'),
    createdById: uuid('created_by_id').references(() => users.id),
    acceptedById: uuid('accepted_by_id').references(() => users.id),
    acceptedAt: instant('accepted_at'),
  },
  (table) => [
    checkValues(table.state, billingRunStates),
    check('billing_run_is_of_a_month', sql`extract(day from ${table.month}) = 1`),
    check('billing_run_is_accepted', sql`(${table.state} = 'draft') = (${table.acceptedAt} is null)`),
    index('billing_runs_by_month').on(table.month, table.id),
    index('billing_runs_by_created_at').on(table.createdAt, table.id),
  ],
)

/**
 * What a run would bill an organization, or one of its sites, in a currency. It is a preview until its invoice is made,
 * whose sums it then has.
 */
export const billingDrafts = pgTable(
  'billing_drafts',
  {
    id: id(),
    runId: uuid('run_id')
      .notNull()
      .references(() => billingRuns.id, { onDelete: 'cascade' }),
    /** The order in which invoices are numbered. */
    position: integer('position').notNull(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** None for one invoice of all sites. */
    siteId: uuid('site_id'),
    currency: text('currency', { enum: currencies }).notNull(),
    periodStartsOn: date('period_starts_on', { mode: 'string' }).notNull(),
    periodEndsOn: date('period_ends_on', { mode: 'string' }).notNull(),
    chargeCount: integer('charge_count').notNull(),
    /** Without the tax that is added. */
    subtotal: numeric('subtotal', { precision: 16, scale: 2, mode: 'number' }).notNull(),
    tax: numeric('tax', { precision: 16, scale: 2, mode: 'number' }).notNull(),
    total: numeric('total', { precision: 16, scale: 2, mode: 'number' }).notNull(),
    /** Of the invoice before, where there is one. */
    previousTotal: numeric('previous_total', { precision: 16, scale: 2, mode: 'number' }),
    pickupsWithoutPrice: integer('pickups_without_price').notNull(),
    weightsMissing: integer('weights_missing').notNull(),
    purchaseOrder: text('purchase_order').notNull().default(''),
    /** By how much the purchase order would be overdrawn, where it would. */
    overLimit: numeric('over_limit', { precision: 16, scale: 2, mode: 'number' }),
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    /** Why there is no invoice. */
    refused: text('refused', { enum: draftRefusals }),
  },
  (table) => [
    checkValues(table.currency, currencies),
    checkValues(table.refused, draftRefusals),
    check('draft_is_billed_or_refused', sql`num_nonnulls(${table.invoiceId}, ${table.refused}) <= 1`),
    check('draft_period_ends_after_it_starts', sql`${table.periodStartsOn} <= ${table.periodEndsOn}`),
    foreignKey({
      name: 'draft_is_of_a_site_of_its_organization',
      columns: [table.organizationId, table.siteId],
      foreignColumns: [sites.organizationId, sites.id],
    }),
    unique('draft_is_one_of_its_run')
      .on(table.runId, table.organizationId, table.siteId, table.currency)
      .nullsNotDistinct(),
    uniqueIndex('draft_has_its_own_invoice').on(table.invoiceId).where(sql`${table.invoiceId} is not null`),
    index('billing_drafts_by_position').on(table.runId, table.position, table.id),
    index('billing_drafts_of_organization').on(table.organizationId),
  ],
)
