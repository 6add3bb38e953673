import { type AuditEntry, auditList } from '@thant/contracts/company/audit'
import type { AuditEntity } from '@thant/contracts/company/audit-entities'
import { eq, getTableColumns, isNotNull, max, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { auditArchives, auditEntries, isAccess } from '#database/schema/audit.ts'
import { invoices } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { users } from '#database/schema/users.ts'
import { dayOf, endOfMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, type ListFilter, referenced, wholeValue } from '#lib/lists/list-filters.ts'

type StoredEntry = typeof auditEntries.$inferSelect & {
  actorName: string | null
  entityName: string | null
  organizationId: string | null
}

const subjects = alias(users, 'subjects')
/** Casts the id only in entries of `entity`, because an endpoint's id, `GET /audit`, is not a UUID. */
const idOf = (entity: AuditEntity) =>
  sql`case when ${auditEntries.entity} = ${sql.raw(`'${entity}'`)} then ${auditEntries.entityId}::uuid end`

/** A plan for any value would read millions of entries in the order of time to find those of a rare one. */
const among = (column: PgColumn): ListFilter => ({ ...equals(column), isLiteral: true })

export const auditListing = createList({
  contract: auditList.list,
  fields: {
    ...getTableColumns(auditEntries),
    actorName: users.name,
    entityName: sql<string | null>`coalesce(${invoices.number}, ${organizations.name}, ${subjects.name})`,
    organizationId: organizations.id,
  },
  table: auditEntries,
  join: (select) =>
    select
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .leftJoin(pickups, eq(pickups.id, idOf('pickup')))
      .leftJoin(schedules, eq(schedules.id, idOf('schedule')))
      .leftJoin(invoices, eq(invoices.id, idOf('invoice')))
      .leftJoin(
        organizations,
        eq(
          organizations.id,
          sql`coalesce(${idOf('organization')}, ${pickups.organizationId}, ${schedules.organizationId}, ${invoices.organizationId})`,
        ),
      )
      .leftJoin(subjects, eq(subjects.id, idOf('user'))),
  id: auditEntries.id,
  search: contains(auditEntries.action, referenced(auditEntries.actorId, users.name)),
  columns: {
    at: auditEntries.at,
    action: { filter: among(auditEntries.action), sort: { by: auditEntries.action, type: 'text' } },
    entity: { filter: among(auditEntries.entity), sort: { by: auditEntries.entity, type: 'text' } },
  },
  filters: {
    id: equals(auditEntries.entityId),
    actor: equals(auditEntries.actorId),
    kind: {
      where: (_placeholder, kind) =>
        kind === 'access' ? isAccess(auditEntries.action) : sql`not ${isAccess(auditEntries.action)}`,
      shapeOf: wholeValue,
    },
  },
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
    entityName: entry.entityName,
    organizationId: entry.organizationId,
    before: entry.before,
    after: entry.after,
    ip: entry.ip,
  }
}

/** Returns the day before which entries are in files; null where all are in the table. */
export async function getArchivedBefore({ database, settings }: Context): Promise<string | null> {
  const [row] = await database
    .select({ month: max(auditArchives.month) })
    .from(auditArchives)
    .where(isNotNull(auditArchives.emptiedAt))
  return row?.month ? dayOf(endOfMonth(row.month, settings.timeZone), settings.timeZone) : null
}
