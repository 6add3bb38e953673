import { wasteTypes } from '@thant/contracts/materials/wastes'
import { currencies } from '@thant/contracts/money'
import { taxTreatments } from '@thant/contracts/money/invoice-lines'
import { priceKinds } from '@thant/contracts/money/price-kinds'
import { wayTypes } from '@thant/contracts/service/pickup-statuses'
import { isNull, sql } from 'drizzle-orm'
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, id, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { sites } from './sites.ts'

export const priceLists = pgTable(
  'price_lists',
  {
    ...entityColumns,
    name: text('name').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => {
    const isThere = isNull(table.archivedAt)
    return [
      checkValues(table.currency, currencies),
      uniqueIndex('price_list_name_is_unique').on(sql`lower(${table.name})`).where(isThere),
      index('price_lists_by_name').on(sql`(${table.name} collate "und-x-icu")`, table.id),
      index('price_lists_by_currency').on(table.currency, table.id),
      index('price_lists_by_created_at').on(table.createdAt, table.id),
      index('price_lists_archived').on(table.archivedAt).where(sql`${table.archivedAt} is not null`),
    ]
  },
)

/** The prices of a list from a day on, until the next version. One by which something was charged never changes. */
export const priceListVersions = pgTable(
  'price_list_versions',
  {
    id: id(),
    priceListId: uuid('price_list_id')
      .notNull()
      .references(() => priceLists.id),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    minimumPerPickup: numeric('minimum_per_pickup', { precision: 14, scale: 2, mode: 'number' }),
    minimumPerMonth: numeric('minimum_per_month', { precision: 14, scale: 2, mode: 'number' }),
  },
  (table) => [
    unique('price_list_version_is_one_a_day').on(table.priceListId, table.startsOn),
    check(
      'minimum_is_of_some_money',
      sql`coalesce(${table.minimumPerPickup}, 1) > 0 and coalesce(${table.minimumPerMonth}, 1) > 0`,
    ),
  ],
)

/**
 * By which list an organization, or one of its sites, is charged from a day on, until the next agreement; by none where
 * it names no list and has no prices of its own. One by which something was charged never changes.
 */
export const priceAgreements = pgTable(
  'price_agreements',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    siteId: uuid('site_id'),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    priceListId: uuid('price_list_id').references(() => priceLists.id),
    /** Of its own prices, where it has no list. */
    currency: text('currency', { enum: currencies }).notNull(),
  },
  (table) => [
    checkValues(table.currency, currencies),
    foreignKey({
      name: 'price_agreement_is_of_a_site_of_its_organization',
      columns: [table.organizationId, table.siteId],
      foreignColumns: [sites.organizationId, sites.id],
    }),
    unique('price_agreement_is_one_a_day').on(table.organizationId, table.siteId, table.startsOn).nullsNotDistinct(),
    index('price_agreements_of_list').on(table.priceListId),
  ],
)

/** A month's market price, of which a price may be a share. */
export const priceIndexes = pgTable(
  'price_indexes',
  {
    id: id(),
    name: text('name').notNull(),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    value: numeric('value', { precision: 16, scale: 4, mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('price_index_has_one_value_a_month').on(table.name, table.month),
    index('price_indexes_by_month').on(table.month, table.id),
    check('price_index_is_of_the_first_of_a_month', sql`extract(day from ${table.month}) = 1`),
    check('price_index_is_above_0', sql`${table.value} > 0`),
  ],
)

/** A price of a version of a list, or one of an agreement's own, which comes before that of its list. */
export const prices = pgTable(
  'prices',
  {
    id: id(),
    versionId: uuid('version_id').references(() => priceListVersions.id),
    agreementId: uuid('agreement_id').references(() => priceAgreements.id),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: priceKinds }).notNull(),
    /** Null for all that have no price of their own. */
    wayType: text('way_type', { enum: wayTypes }),
    wasteType: text('waste_type', { enum: wasteTypes }),
    /** The whole quantity costs this price from so much on, until the next step. */
    fromQuantity: numeric('from_quantity', { precision: 12, scale: 3, mode: 'number' }).notNull().default(0),
    unitPrice: numeric('unit_price', { precision: 16, scale: 4, mode: 'number' }),
    indexName: text('index_name'),
    indexPercent: numeric('index_percent', { precision: 5, scale: 2, mode: 'number' }),
    /** Paid to the customer. */
    isRebate: boolean('is_rebate').notNull().default(false),
    taxTreatment: text('tax_treatment', { enum: taxTreatments }).notNull(),
  },
  (table) => [
    checkValues(table.kind, priceKinds),
    checkValues(table.wayType, wayTypes),
    checkValues(table.wasteType, wasteTypes),
    checkValues(table.taxTreatment, taxTreatments),
    check('price_is_of_a_list_or_an_agreement', sql`num_nonnulls(${table.versionId}, ${table.agreementId}) = 1`),
    check('price_is_fixed_or_of_an_index', sql`num_nonnulls(${table.unitPrice}, ${table.indexName}) = 1`),
    check('price_of_an_index_is_a_share', sql`(${table.indexName} is null) = (${table.indexPercent} is null)`),
    check('price_is_not_below_0', sql`${table.unitPrice} >= 0 and ${table.fromQuantity} >= 0`),
    check('rebate_is_by_weight', sql`not ${table.isRebate} or ${table.kind} in ('kg', 'viss')`),
    unique('price_of_a_step_is_one')
      .on(table.versionId, table.agreementId, table.kind, table.wayType, table.wasteType, table.fromQuantity)
      .nullsNotDistinct(),
    index('prices_of_agreement').on(table.agreementId),
  ],
)
