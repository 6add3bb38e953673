import type { AuditEntry } from '@thant/contracts/audit'
import { eq, getTableColumns } from 'drizzle-orm'
import { auditEntries } from '#database/schema/audit.ts'
import { users } from '#database/schema/users.ts'
import { createList } from '#lib/list.ts'
import { contains, equals, instantFrom, instantTo, onJoined } from '#lib/list-filters.ts'

type StoredEntry = typeof auditEntries.$inferSelect & { actorName: string | null }

export const auditListing = createList({
  name: 'audit',
  fields: { ...getTableColumns(auditEntries), actorName: users.name },
  table: auditEntries,
  source: (database, fields) =>
    database.select(fields).from(auditEntries).leftJoin(users, eq(users.id, auditEntries.actorId)).$dynamic(),
  id: auditEntries.id,
  search: onJoined(contains(auditEntries.action, users.name)),
  filters: {
    entity: equals(auditEntries.entity),
    id: equals(auditEntries.entityId),
    actor: equals(auditEntries.actorId),
    action: equals(auditEntries.action),
    from: instantFrom(auditEntries.at),
    to: instantTo(auditEntries.at),
  },
  sorts: { at: { by: auditEntries.at, type: 'timestamptz' } },
  presenter: () => presentEntry,
})

function presentEntry(entry: StoredEntry): AuditEntry {
  return {
    _id: entry.id,
    at: entry.at.toISOString(),
    actor: entry.actorId === null ? null : { _id: entry.actorId, name: entry.actorName ?? '' },
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    before: entry.before,
    after: entry.after,
    ip: entry.ip,
  }
}
