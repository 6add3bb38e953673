import { auditActions } from '@thant/contracts/company/audit'
import { auditEntities } from '@thant/contracts/company/audit-entities'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** Sign-ins and refusals, by the action. */
export const isAccess = (action: PgColumn) => sql`(${action} like 'session.%' or ${action} like 'access.%')`

export const entryColumns = {
  id: id(),
  at: instant('at').notNull(),
  actorId: uuid('actor_id'),
  // There is no CHECK, because each new action or entity would need a migration, and entries outlive the names in use.
  action: text('action', { enum: auditActions }).notNull(),
  entity: text('entity', { enum: auditEntities }).notNull(),
  entityId: text('entity_id'),
  before: jsonb('before').$type<Record<string, unknown>>(),
  after: jsonb('after').$type<Record<string, unknown>>(),
  ip: text('ip'),
  requestId: text('request_id'),
}

/** A trigger refuses to change or delete a row, unless the transaction has asked for it (`allowAuditUpkeep`). */
export const auditEntries = pgTable('audit_entries', entryColumns, (table) => [
  index('audit_entries_by_time').on(table.at, table.id),
  index('audit_entries_by_action').on(table.action, table.id),
  index('audit_entries_by_entity').on(table.entity, table.id),
  index('audit_entries_of_entity').on(table.entity, table.entityId, table.at, table.id),
  index('audit_entries_of_actor').on(table.actorId, table.at, table.id),
  index('audit_entries_of_access').on(table.at, table.id).where(isAccess(table.action)),
  index('audit_entries_search').using('gin', sql`${table.action} gin_trgm_ops`),
])

/**
 * Files of the file store, one a month, to which old entries were moved (decision 92). They stay as long as entries do.
 */
export const auditArchives = pgTable('audit_archives', {
  key: text('key').primaryKey(),
  /** YYYY-MM. Entries of a month that came later, such as with a wrong clock, are in a file of their own. */
  month: text('month').notNull(),
  entries: integer('entries').notNull(),
  bytes: integer('bytes').notNull(),
  /** Of the bytes of the file. */
  sha256: text('sha256').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until all its entries were deleted here. */
  emptiedAt: instant('emptied_at'),
})
