import type { AuditEntity } from '@thant/contracts/company/audit-entities'
import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm'
import { auditEntries } from '#database/schema/audit.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.ts'
import { AppError } from '../requests/app-error.ts'

type Edited = { entity: AuditEntity; id: string | null; current: { __v: number; updatedAt?: string } }

/** Throws `record.stale` with the current record when the caller edited an older version. */
export async function assertVersion(context: Context, edited: Edited, version: number | undefined): Promise<void> {
  const { current } = edited
  if (version === undefined || version === current.__v) return
  throw new AppError('record.stale', { current, values: await lastChangeOf(context, edited) })
}

/** Returns who changed the record last and when; customers are not told which of the staff it was. */
async function lastChangeOf(
  context: Context,
  { entity, id, current: { updatedAt } }: Edited,
): Promise<{ by: string; at: string } | undefined> {
  if (context.actor.role === 'USER') return undefined
  const [change] = await context.database
    .select({ by: users.name, at: auditEntries.at })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.entity, entity),
        id === null ? isNull(auditEntries.entityId) : eq(auditEntries.entityId, id),
        // A change writes its entry right after the record; earlier entries belong to earlier changes.
        updatedAt === undefined ? undefined : gte(auditEntries.at, new Date(updatedAt)),
      ),
    )
    .orderBy(updatedAt === undefined ? desc(auditEntries.at) : asc(auditEntries.at))
    .limit(1)
  return change && { by: change.by, at: change.at.toISOString() }
}
