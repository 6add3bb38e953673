import { companyTypes } from '@thant/contracts/company/company-types'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant, locationColumns } from './columns.ts'

export const organizations = pgTable(
  'organizations',
  {
    ...entityColumns,
    name: text('name').notNull(),
    info: text('info').notNull(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    officePhone: text('office_phone').notNull(),
    contactPersonName: text('contact_person_name').notNull(),
    contactPersonPhone: text('contact_person_phone').notNull(),
    companyType: text('company_type', { enum: companyTypes }).notNull(),
    /** Set when the organization itself changed its type: what it was compared as until then. */
    formerCompanyType: text('former_company_type', { enum: companyTypes }),
    companyTypeChangedAt: instant('company_type_changed_at'),
    joinedOn: date('joined_on', { mode: 'string' }).notNull(),
    expiresOn: date('expires_on', { mode: 'string' }),
    ...locationColumns,
    logoKey: text('logo_key'),
    targetDiversionPercent: numeric('target_diversion_percent', { precision: 5, scale: 2, mode: 'number' }),
    targetKgPerMonth: numeric('target_kg_per_month', { precision: 10, scale: 3, mode: 'number' }),
    baseYear: integer('base_year'),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    checkValues(table.companyType, companyTypes),
    checkValues(table.formerCompanyType, companyTypes),
    check('former_type_since', sql`(${table.formerCompanyType} is null) = (${table.companyTypeChangedAt} is null)`),
    index('organizations_by_name').on(sql`(${table.name} collate "und-x-icu")`, table.id),
    index('organizations_by_company_type').on(table.companyType, table.id),
    index('organizations_by_email').on(sql`(${table.email} collate "und-x-icu")`, table.id),
    index('organizations_by_address').on(sql`(${table.address} collate "und-x-icu")`, table.id),
    index('organizations_by_joined_on').on(table.joinedOn, table.id),
    index('organizations_by_expires_on').on(sql`(coalesce(${table.expiresOn}, 'infinity'::date))`, table.id),
    index('organizations_by_created_at').on(table.createdAt, table.id),
    index('organizations_archived').on(table.archivedAt).where(sql`${table.archivedAt} is not null`),
    index('organizations_search').using(
      'gin',
      sql`${table.name} gin_trgm_ops`,
      sql`${table.email} gin_trgm_ops`,
      sql`${table.address} gin_trgm_ops`,
    ),
  ],
)

/** `position` keeps the order in which the periods were entered. */
export const contracts = pgTable(
  'contracts',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    position: integer('position').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.position] }),
    check('contract_ends_after_it_starts', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
)
