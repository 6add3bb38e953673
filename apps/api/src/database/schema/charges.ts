import { wasteTypes } from '@thant/contracts/materials/wastes'
import { currencies } from '@thant/contracts/money'
import { lineUnits, taxTreatments } from '@thant/contracts/money/invoice-lines'
import { chargeKinds } from '@thant/contracts/money/price-kinds'
import { wayTypes } from '@thant/contracts/service/pickup-statuses'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'
import { invoices } from './invoices.ts'
import { organizations } from './organizations.ts'
import { pickups } from './pickups.ts'
import { priceAgreements, priceListVersions } from './prices.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/**
 * What an organization owes, or is owed where it is below 0, for one thing that was done. It is open until an invoice has
 * it or it is waived, and never changes then.
 */
export const charges = pgTable(
  'charges',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** None for what concerns all sites. */
    siteId: uuid('site_id'),
    /** None for what is charged by the month or by hand. */
    pickupId: uuid('pickup_id').references(() => pickups.id),
    /** The day of the pickup, or the last day of the month. */
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: chargeKinds }).notNull(),
    wayType: text('way_type', { enum: wayTypes }),
    wasteType: text('waste_type', { enum: wasteTypes }),
    /** What was charged by hand. */
    description: text('description').notNull().default(''),
    /** Below 0 where it takes something back. */
    quantity: numeric('quantity', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    unit: text('unit', { enum: lineUnits }).notNull(),
    /** Below 0 for a rebate. */
    unitPrice: numeric('unit_price', { precision: 16, scale: 4, mode: 'number' }).notNull(),
    /** Quantity times unit price, not rounded: the invoice rounds its lines. */
    amount: numeric('amount', { precision: 19, scale: 7, mode: 'number' }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    taxTreatment: text('tax_treatment', { enum: taxTreatments }).notNull(),
    versionId: uuid('version_id').references(() => priceListVersions.id),
    agreementId: uuid('agreement_id').references(() => priceAgreements.id),
    /** It corrects what an invoice has already. */
    isCorrection: boolean('is_correction').notNull().default(false),
    /** Why it was charged by hand, and by whom. */
    reason: text('reason').notNull().default(''),
    createdById: uuid('created_by_id').references(() => users.id),
    waivedAt: instant('waived_at'),
    waivedReason: text('waived_reason').notNull().default(''),
    waivedById: uuid('waived_by_id').references(() => users.id),
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    /** The line of the invoice; none where it is outweighed by another of the same price. */
    invoicePosition: smallint('invoice_position'),
  },
  (table) => [
    checkValues(table.kind, chargeKinds),
    checkValues(table.wayType, wayTypes),
    checkValues(table.wasteType, wasteTypes),
    checkValues(table.unit, lineUnits),
    checkValues(table.currency, currencies),
    checkValues(table.taxTreatment, taxTreatments),
    check('charge_is_of_some_quantity', sql`${table.quantity} <> 0`),
    check('charge_is_billed_or_waived', sql`num_nonnulls(${table.invoiceId}, ${table.waivedAt}) <= 1`),
    foreignKey({
      name: 'charge_is_of_a_site_of_its_organization',
      columns: [table.organizationId, table.siteId],
      foreignColumns: [sites.organizationId, sites.id],
    }),
    uniqueIndex('month_is_charged_once')
      .on(
        table.organizationId,
        // The main site has the id of its organization.
        sql`coalesce(${table.siteId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
        table.kind,
        table.day,
        table.currency,
      )
      .where(sql`${table.kind} in ('month', 'month-minimum') and not ${table.isCorrection}`),
    index('charges_open')
      .on(table.organizationId, table.day)
      .where(sql`${table.invoiceId} is null and ${table.waivedAt} is null`),
    index('charges_open_by_day')
      .on(table.day, table.id)
      .where(sql`${table.invoiceId} is null and ${table.waivedAt} is null`),
    index('charges_waived').on(table.day, table.id).where(sql`${table.waivedAt} is not null`),
    index('charges_of_pickup').on(table.pickupId),
    index('charges_of_invoice').on(table.invoiceId, table.invoicePosition),
    index('charges_of_version').on(table.versionId).where(sql`${table.versionId} is not null`),
    index('charges_of_agreement').on(table.agreementId).where(sql`${table.agreementId} is not null`),
    index('charges_of_site').on(table.siteId),
    index('charges_by_day').on(table.day, table.id),
    index('charges_by_created_at').on(table.createdAt, table.id),
    index('charges_by_kind').on(table.kind, table.day, table.id),
    index('charges_by_amount').on(table.amount, table.id),
    index('charges_of_organization').on(table.organizationId, table.day, table.id),
  ],
)
