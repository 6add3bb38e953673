import type { AuditAction } from '@thant/contracts/company/audit'
import type { AuditEntity } from '@thant/contracts/company/audit-entities'
import type { ErrorCode } from '@thant/contracts/errors'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { RecordTable } from '#database/schema/columns.ts'
import type { Context } from '../context.ts'
import { AppError, errorAt } from '../requests/app-error.ts'
import { changedValues, recordAudit } from './audit.ts'
import { assertVersion } from './optimistic-lock.ts'

export type Versioned = { __v: number; updatedAt: string }

/** Entities with an error for a record that is not found. */
type EntityName = { [Name in AuditEntity]: `${Name}.not-found` extends ErrorCode ? Name : never }[AuditEntity]

/** The answer to a value that a unique index refuses, by the name of the index. */
export type Taken = Record<string, { path: string; code: ErrorCode }>

export type RecordDefinition<Table extends RecordTable, Entity extends Versioned> = {
  entity: EntityName
  table: Table
  /** Returns what goes over the wire, or throws `<entity>.not-found`. */
  get: (context: Context, id: string) => Promise<Entity>
  /** Returns what the audit log keeps of a record. */
  audited: (record: Entity) => Record<string, unknown>
  /** Limits which records the caller may change, where that is not all of them. */
  scope?: (context: Context) => SQL | undefined
  taken?: Taken
}

/** The writes of a record that is never archived. A service adds the rules that are particular to it. */
export function recordChanges<Table extends RecordTable, Entity extends Versioned>(
  record: RecordDefinition<Table, Entity>,
) {
  const { entity, table, get, audited } = record
  // Drizzle does not resolve the columns of a table that is a type parameter.
  const { id: idColumn, version, archivedAt }: RecordTable = table

  /** `addParts` stores what lies in other tables. */
  async function create(
    context: Context,
    action: AuditAction,
    values: PgInsertValue<Table>,
    addParts?: (id: string) => Promise<void>,
  ): Promise<Entity> {
    const now = context.clock.now()
    const [row] = await context.database
      .insert(table)
      .values({ ...values, createdAt: now, updatedAt: now })
      .returning({ id: idColumn })
      .catch((error) => rethrowTaken(error, record.taken))
    if (row === undefined) throw new Error('an insert returned no row')
    await addParts?.(row.id)
    const created = await get(context, row.id)
    await recordAudit(context, { action, entity, entityId: row.id, after: audited(created) })
    return created
  }

  /** `columnsOf` checks the rules, stores what lies in other tables, and returns the columns to set. */
  async function change(
    context: Context,
    action: AuditAction | ((before: Entity, after: Entity) => AuditAction),
    edited: { id: string; version: number | undefined },
    columnsOf: (before: Entity) => PgUpdateSetSource<Table> | Promise<PgUpdateSetSource<Table>>,
  ): Promise<Entity> {
    const { id } = edited
    const before = await lock(context, id)
    await assertVersion(context, { entity, id, current: before }, edited.version)
    const columns = await columnsOf(before)
    await context.database
      .update(table)
      .set({ ...columns, version: sql`${version} + 1`, updatedAt: context.clock.now() })
      .where(eq(idColumn, id))
      .catch((error) => rethrowTaken(error, record.taken))
    const after = await get(context, id)
    await recordAudit(context, {
      action: typeof action === 'string' ? action : action(before, after),
      entity,
      entityId: id,
      ...changedValues(audited(before), audited(after)),
    })
    return after
  }

  /** Makes concurrent writes wait for each other; throws for an archived record, which cannot be changed. */
  async function lock(context: Context, id: string): Promise<Entity> {
    const rows: RecordTable = table
    const locked = await context.database
      .select({ id: idColumn })
      .from(rows)
      .where(and(eq(idColumn, id), archivedAt && isNull(archivedAt), record.scope?.(context)))
      .for('update')
    if (locked.length === 0) throw new AppError(`${entity}.not-found`)
    return get(context, id)
  }

  return { create, change, lock }
}

export function rethrowTaken(error: Error & { cause?: { constraint?: string } }, taken: Taken = {}): never {
  const refused = taken[error.cause?.constraint ?? '']
  throw refused === undefined ? error : errorAt(refused.path, refused.code)
}
