import { languages, themes, timeFormats } from '@thant/contracts/customers/auth'
import { roles } from '@thant/contracts/roles'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'
import { organizations } from './organizations.ts'

export const users = pgTable(
  'users',
  {
    ...entityColumns,
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    role: text('role', { enum: roles }).notNull(),
    organizationId: uuid('organization_id').references(() => organizations.id),
    /** Null until the user opens the invitation's link and chooses a password. */
    passwordHash: text('password_hash'),
    theme: text('theme', { enum: themes }).notNull().default('auto'),
    language: text('language', { enum: languages }).notNull().default('en'),
    timeFormat: text('time_format', { enum: timeFormats }).notNull().default('24h'),
    deactivatedAt: instant('deactivated_at'),
    /** When name, e-mail and phone were removed for good. */
    anonymisedAt: instant('anonymised_at'),
  },
  (table) => [
    checkValues(table.role, roles),
    checkValues(table.theme, themes),
    checkValues(table.language, languages),
    checkValues(table.timeFormat, timeFormats),
    uniqueIndex('users_email_is_unique').on(sql`lower(${table.email})`).where(sql`${table.deactivatedAt} is null`),
    index('users_by_name').on(sql`(${table.name} collate "und-x-icu")`, table.id),
    index('users_by_email').on(sql`(${table.email} collate "und-x-icu")`, table.id),
    index('users_by_role').on(table.role, table.id),
    index('users_by_created_at').on(table.createdAt, table.id),
    index('users_by_organization').on(table.organizationId, table.id),
    index('users_deactivated').on(table.deactivatedAt).where(sql`${table.deactivatedAt} is not null`),
    index('users_search').using(
      'gin',
      sql`${table.name} gin_trgm_ops`,
      sql`${table.email} gin_trgm_ops`,
      sql`${table.phone} gin_trgm_ops`,
    ),
  ],
)
