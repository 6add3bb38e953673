import type { AuditAction } from '@thant/contracts/company/audit'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ArchivableTable } from '#database/schema/columns.ts'
import type { Context } from '../context.ts'
import { AppError } from '../requests/app-error.ts'
import { recordAudit } from './audit.ts'
import { type RecordDefinition, recordChanges, rethrowTaken, type Versioned } from './record-changes.ts'

/**
 * The writes of a record, each with its lock, its version and its entry in the audit log. A service adds the rules that
 * are particular to it.
 */
export function recordWrites<Table extends ArchivableTable, Entity extends Versioned>(
  record: RecordDefinition<Table, Entity>,
) {
  const { entity, get, audited } = record
  // Drizzle does not resolve the columns of a table that is a type parameter.
  const table: ArchivableTable = record.table
  const changes = recordChanges(record)

  async function archive(
    context: Context,
    action: AuditAction,
    id: string,
    assertMayBeArchived?: (before: Entity) => Promise<void> | void,
  ): Promise<null> {
    const before = await changes.lock(context, id)
    await assertMayBeArchived?.(before)
    const now = context.clock.now()
    await context.database
      .update(table)
      .set({ archivedAt: now, version: sql`${table.version} + 1`, updatedAt: now })
      .where(eq(table.id, id))
    await recordAudit(context, { action, entity, entityId: id, before: audited(before) })
    return null
  }

  async function restore(
    context: Context,
    action: AuditAction,
    id: string,
    assertMayBeRestored?: (restored: Entity) => Promise<void> | void,
  ): Promise<Entity> {
    const rows = await context.database
      .update(table)
      .set({ archivedAt: null, version: sql`${table.version} + 1`, updatedAt: context.clock.now() })
      .where(and(eq(table.id, id), isNotNull(table.archivedAt)))
      .returning({ id: table.id })
      .catch((error) => rethrowTaken(error, record.taken))
    if (rows.length === 0) throw new AppError(`${entity}.not-found`)
    const restored = await get(context, id)
    await assertMayBeRestored?.(restored)
    await recordAudit(context, { action, entity, entityId: id, after: audited(restored) })
    return restored
  }

  return { ...changes, archive, restore }
}
