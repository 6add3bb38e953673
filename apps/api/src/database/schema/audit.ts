import { auditActions, auditEntities } from '@thant/contracts/company/audit'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** A trigger refuses to change or delete a row, unless the transaction has asked for it (`allowAuditUpkeep`). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    // There is no CHECK, because each new action or entity would need a migration, and entries outlive the names in
    // use.
    action: text('action', { enum: auditActions }).notNull(),
    entity: text('entity', { enum: auditEntities }).notNull(),
    entityId: text('entity_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    ip: text('ip'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_entries_by_time').on(table.at, table.id),
    index('audit_entries_by_action').on(table.action, table.id),
    index('audit_entries_by_entity').on(table.entity, table.id),
    index('audit_entries_of_entity').on(table.entity, table.entityId, table.at, table.id),
    index('audit_entries_of_actor').on(table.actorId, table.at, table.id),
    index('audit_entries_search').using('gin', sql`${table.action} gin_trgm_ops`),
  ],
)
