import { dayMs } from '@thant/contracts/durations'
import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { allowAuditUpkeep } from './database/audit-upkeep.ts'
import type { Queryable } from './database/client.ts'
import { deleteInBatches } from './database/delete-in-batches.ts'
import { auditArchives, auditEntries } from './database/schema/audit.ts'
import { sessions } from './database/schema/auth.ts'
import { backupAttempts } from './database/schema/backups.ts'
import { files } from './database/schema/files.ts'
import { links } from './database/schema/links.ts'
import { failedMails } from './database/schema/mails.ts'
import { notifications } from './database/schema/notifications.ts'
import { reportFiles } from './database/schema/reports.ts'
import { idempotencyKeys, rateLimits } from './database/schema/requests.ts'
import { monthOf } from './lib/company-time.ts'
import type { Portal } from './lib/context.ts'
import { sweepMailFiles } from './lib/mail/file-transport.ts'
import { idleSessionMs } from './lib/sessions/session-lifetime.ts'
import type { Storage } from './lib/storage/storage.ts'

/** Long enough to look up what was said of the season a year ago. */
const notificationDays = 400

/** Deletes data past its retention every night (docs/reliability.md 2). */
export async function sweep({ database, pool, services }: Portal): Promise<void> {
  const { clock, storage, settings } = services
  const { auditDays, sessionDays, mailDays, reportFileDays } = settings.retention
  const now = clock.now()
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const ended = before(sessionDays)
  await deleteInBatches(pool, idempotencyKeys, lt(idempotencyKeys.createdAt, before(1)))
  await deleteInBatches(pool, rateLimits, lt(rateLimits.expire, now.getTime()))
  await deleteInBatches(
    pool,
    links,
    or(lt(links.expiresAt, before(1)), and(isNotNull(links.usedAt), lt(links.createdAt, before(1)))),
  )
  await deleteInBatches(
    pool,
    sessions,
    or(lt(sessions.renewedAt, new Date(ended.getTime() - idleSessionMs)), lt(sessions.endedAt, ended)),
  )
  await deleteInBatches(pool, failedMails, lt(failedMails.failedAt, before(mailDays)))
  await deleteInBatches(pool, backupAttempts, lt(backupAttempts.startedAt, before(90)))
  await deleteInBatches(pool, notifications, lt(notifications.createdAt, before(notificationDays)))
  await sweepMailFiles(settings.dataDir, before(mailDays))
  if (auditDays !== undefined) {
    await deleteInBatches(pool, auditEntries, lt(auditEntries.at, before(auditDays)), { prepare: allowAuditUpkeep })
    // Their files have no name then, and go with the others.
    await database.delete(auditArchives).where(lt(auditArchives.month, monthOf(before(auditDays), settings.timeZone)))
  }
  while ((await sweepUnused(database, storage, before(1))) > 0);
  while ((await sweepDrawn(database, storage, before(reportFileDays))) > 0);
  await sweepNameless(database, storage, before(7))
}

/** Deletes some of the PDFs of reports that nobody asked for lately, and returns how many; they can be drawn again. */
async function sweepDrawn(database: Queryable, storage: Storage, before: Date): Promise<number> {
  const some = database
    .select({ key: reportFiles.key })
    .from(reportFiles)
    .where(lt(reportFiles.usedAt, before))
    .limit(100)
  const drawn = await database
    .delete(reportFiles)
    .where(and(inArray(reportFiles.key, some), lt(reportFiles.usedAt, before)))
    .returning({ key: reportFiles.key })
  await deleteFiles(
    storage,
    drawn.map(({ key }) => key),
  )
  return drawn.length
}

/** Deletes some of the uploads that no record uses, and returns how many. */
async function sweepUnused(database: Queryable, storage: Storage, before: Date): Promise<number> {
  const unused = await database
    .select({ key: files.key })
    .from(files)
    .where(and(isNull(files.attachedAt), lt(files.createdAt, before)))
    .limit(1_000)
  const keys = unused.map(({ key }) => key)
  await deleteFiles(storage, keys)
  if (keys.length > 0) await database.delete(files).where(inArray(files.key, keys))
  return keys.length
}

/**
 * Deletes files without a row, whose server died after storing them. It waits a week, so that a newer backup of the
 * database can be restored. Other tables that name files must be added here.
 */
async function sweepNameless(database: Queryable, storage: Storage, before: Date): Promise<void> {
  const named = database.select({ key: files.key }).from(files)
  const rows = await named
    .union(database.select({ key: reportFiles.key }).from(reportFiles))
    .union(database.select({ key: auditArchives.key }).from(auditArchives))
  const names = new Set(rows.map(({ key }) => key))
  const nameless = (await storage.keysBefore(before)).filter((key) => !names.has(key))
  await deleteFiles(storage, nameless)
}

/** Some at a time, because each is a request where files are in a bucket. */
async function deleteFiles(storage: Storage, keys: string[]): Promise<void> {
  const left = keys.values()
  const worker = async () => {
    for (const key of left) await storage.delete(key)
  }
  await Promise.all(Array.from({ length: 10 }, worker))
}
