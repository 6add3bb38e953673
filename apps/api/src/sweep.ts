import { dayMs } from '@thant/contracts/durations'
import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Queryable } from './database/client.ts'
import { sessions } from './database/schema/auth.ts'
import { files } from './database/schema/files.ts'
import { links } from './database/schema/links.ts'
import { failedMails } from './database/schema/mails.ts'
import { reportFiles } from './database/schema/reports.ts'
import { idempotencyKeys, rateLimits } from './database/schema/requests.ts'
import type { Services } from './lib/context.ts'
import type { Storage } from './lib/storage/storage.ts'

/** Deletes data past its retention every night (docs/reliability.md 2). */
export async function sweep(
  database: Queryable,
  { clock, storage }: Pick<Services, 'clock' | 'storage'>,
): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(1)))
  await database.delete(rateLimits).where(lt(rateLimits.expire, clock.now().getTime()))
  await database
    .delete(links)
    .where(or(lt(links.expiresAt, before(1)), and(isNotNull(links.usedAt), lt(links.createdAt, before(1)))))
  await database.delete(sessions).where(or(lt(sessions.renewedAt, before(90)), lt(sessions.endedAt, before(30))))
  await database.delete(failedMails).where(lt(failedMails.failedAt, before(90)))
  while ((await sweepUnused(database, storage, before(1))) > 0);
  const drawn = await database
    .delete(reportFiles)
    .where(lt(reportFiles.usedAt, before(30)))
    .returning({ key: reportFiles.key })
  for (const { key } of drawn) await storage.delete(key)
  await sweepNameless(database, storage, before(7))
}

/** Deletes some of the uploads that no record uses, and returns how many. */
async function sweepUnused(database: Queryable, storage: Storage, before: Date): Promise<number> {
  const unused = await database
    .select({ key: files.key })
    .from(files)
    .where(and(isNull(files.attachedAt), lt(files.createdAt, before)))
    .limit(1_000)
  const keys = unused.map(({ key }) => key)
  for (const key of keys) await storage.delete(key)
  if (keys.length > 0) await database.delete(files).where(inArray(files.key, keys))
  return keys.length
}

/**
 * Deletes files without a row, whose server died after storing them. It waits a week, so that a newer backup of the
 * database can be restored. Other tables that name files must be added here.
 */
async function sweepNameless(database: Queryable, storage: Storage, before: Date): Promise<void> {
  const named = database.select({ key: files.key }).from(files)
  const rows = await named.union(database.select({ key: reportFiles.key }).from(reportFiles))
  const names = new Set(rows.map(({ key }) => key))
  for (const key of await storage.keysBefore(before)) if (!names.has(key)) await storage.delete(key)
}
