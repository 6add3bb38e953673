import { randomUUID } from 'node:crypto'
import { auditArchiveLock } from '@thant/database/advisory-locks'
import { and, asc, eq, gte, inArray, isNull, lt, min, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { Temporal } from 'temporal-polyfill'
import { allowAuditUpkeep } from '#database/audit-upkeep.ts'
import type { Queryable } from '#database/client.ts'
import { auditArchives, auditEntries } from '#database/schema/audit.ts'
import { inLongTransaction, inTransaction } from '#database/transaction.ts'
import type { Clock } from '#lib/clock.ts'
import { endOfMonth, monthOf, startOfMonth } from '#lib/company-time.ts'
import { recordAudit } from '#lib/records/audit.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { readArchiveFile, writeArchiveFile } from './archive-file.ts'
import { batchSize, readEntries } from './archived-entries.ts'

/** What the work needs of the portal, which need not run meanwhile. */
export type ArchivingPortal = { pool: Pool; clock: Clock; storage: Storage; timeZone: string }
export type AuditArchive = typeof auditArchives.$inferSelect

const keptMonths = 12

/**
 * Moves the entries of whole months before a month, YYYY-MM, to files, a month at a time. Entries are deleted only when
 * their file is stored, read back and noted, and only those that are in it, so that work that was killed is finished by
 * the next.
 */
export async function archiveAudit(portal: ArchivingPortal, before: string): Promise<AuditArchive[]> {
  assertOldEnough(portal, before)
  const archived: AuditArchive[] = []
  for (;;) {
    await emptyArchived(portal)
    const month = await findOldestMonth(portal, before)
    if (month === undefined) return archived
    const archive = await writeArchive(portal, month)
    if (archive) archived.push(archive)
  }
}

/** The last twelve whole months are what people look up. */
function assertOldEnough({ clock, timeZone }: ArchivingPortal, before: string): void {
  const latest = Temporal.PlainYearMonth.from(monthOf(clock.now(), timeZone))
    .subtract({ months: keptMonths })
    .toString()
  if (before > latest) {
    throw new Error(`The audit log keeps the last ${keptMonths} months. Name ${latest} or an earlier month.`)
  }
}

async function findOldestMonth({ pool, timeZone }: ArchivingPortal, before: string): Promise<string | undefined> {
  const [row] = await inTransaction(pool, (transaction) =>
    transaction
      .select({ at: min(auditEntries.at) })
      .from(auditEntries)
      .where(lt(auditEntries.at, startOfMonth(before, timeZone))),
  )
  return row?.at ? monthOf(row.at, timeZone) : undefined
}

/** Stores the entries of a month and notes it; nothing, where another one is not emptied yet. */
export async function writeArchive(portal: ArchivingPortal, month: string): Promise<AuditArchive | undefined> {
  const { pool, clock, storage } = portal
  return inLongTransaction(pool, async (database) => {
    await lockArchives(database)
    if ((await listNotEmptied(database)).length > 0) return undefined
    const inMonth = and(
      gte(auditEntries.at, startOfMonth(month, portal.timeZone)),
      lt(auditEntries.at, endOfMonth(month, portal.timeZone)),
    )
    const file = await writeArchiveFile(storage, readEntries(database, auditEntries, inMonth))
    const [archive] = await database
      .insert(auditArchives)
      .values({ ...file, month, createdAt: clock.now() })
      .returning()
    const { key, entries, sha256 } = file
    await recordAudit(
      { database, clock, actor: null, ip: null, requestId: randomUUID() },
      { action: 'audit.archive', entity: 'audit', entityId: null, after: { month, entries, file: key, sha256 } },
    )
    return archive
  })
}

/** Keeps whoever else changes the archive, or removes a person from it, waiting until the transaction ends. */
export async function lockArchives(database: Queryable): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${auditArchiveLock[0]}, ${auditArchiveLock[1]})`)
}

function listNotEmptied(database: Queryable): Promise<AuditArchive[]> {
  return database.select().from(auditArchives).where(isNull(auditArchives.emptiedAt)).orderBy(asc(auditArchives.month))
}

/** Deletes the entries that are in a file and may still be in the table. */
export async function emptyArchived(portal: ArchivingPortal): Promise<void> {
  const { pool, clock, storage } = portal
  for (const archive of await inTransaction(pool, listNotEmptied)) {
    let ids: string[] = []
    for await (const line of readArchiveFile(storage, archive)) {
      ids.push(JSON.parse(line).id)
      if (ids.length < batchSize) continue
      await deleteEntries(pool, ids)
      ids = []
    }
    await deleteEntries(pool, ids)
    await inTransaction(pool, (transaction) =>
      transaction.update(auditArchives).set({ emptiedAt: clock.now() }).where(eq(auditArchives.key, archive.key)),
    )
  }
}

function deleteEntries(pool: Pool, ids: string[]): Promise<unknown> {
  return inTransaction(pool, async (transaction) => {
    await allowAuditUpkeep(transaction)
    await transaction.delete(auditEntries).where(inArray(auditEntries.id, ids))
  })
}
