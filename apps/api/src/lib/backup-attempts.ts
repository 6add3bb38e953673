import type { BackupAttempt, BackupReason } from '@thant/contracts/reporting/backups'
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import { backupAttempts } from '#database/schema/backups.ts'

/** Notes that a backup is begun. It is kept in the database, because a full disk leaves no note beside the backups. */
export async function beginAttempt(database: Queryable, reason: BackupReason, now: Date): Promise<string> {
  const [begun] = await database
    .insert(backupAttempts)
    .values({ reason, startedAt: now })
    .returning({ id: backupAttempts.id })
  return begun?.id ?? ''
}

/** `problem` is what went wrong, null if nothing did. */
export async function endAttempt(database: Queryable, id: string, problem: string | null, now: Date): Promise<void> {
  await database.update(backupAttempts).set({ endedAt: now, problem }).where(eq(backupAttempts.id, id))
}

/** Returns how the last one went, or how it goes; undefined once a backup that was made otherwise is newer. */
export async function findLastAttempt(
  database: Queryable,
  newestMadeAt: string | undefined,
): Promise<BackupAttempt | undefined> {
  const [last] = await database
    .select()
    .from(backupAttempts)
    .orderBy(desc(backupAttempts.startedAt), desc(backupAttempts.id))
    .limit(1)
  if (last === undefined) return undefined
  const { startedAt, endedAt, reason, problem } = last
  if (newestMadeAt !== undefined && new Date(newestMadeAt) > (endedAt ?? startedAt)) return undefined
  return { at: startedAt.toISOString(), reason, problem, isEnded: endedAt !== null }
}

/** Marks a failure as told, and returns false if one was told since the last success. Callers at once take turns. */
export async function recordNotified(database: Queryable, now: Date): Promise<boolean> {
  await database.execute(sql`lock table ${backupAttempts} in share row exclusive mode`)
  const [success] = await database
    .select({ startedAt: backupAttempts.startedAt })
    .from(backupAttempts)
    .where(and(isNotNull(backupAttempts.endedAt), isNull(backupAttempts.problem)))
    .orderBy(desc(backupAttempts.startedAt))
    .limit(1)
  const series = and(
    or(isNotNull(backupAttempts.problem), isNull(backupAttempts.endedAt)),
    success && gt(backupAttempts.startedAt, success.startedAt),
  )
  const failures = await database.select({ toldAt: backupAttempts.toldAt }).from(backupAttempts).where(series)
  if (failures.length === 0 || failures.some(({ toldAt }) => toldAt !== null)) return false
  await database.update(backupAttempts).set({ toldAt: now }).where(series)
  return true
}
