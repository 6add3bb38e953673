import { eq } from 'drizzle-orm'
import { auditArchives } from '#database/schema/audit.ts'
import type { Context } from '#lib/context.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { readArchiveFile, writeArchiveFile } from './archive-file.ts'
import { archivedEntries, type EntriesTable, loadEntries, readEntries } from './archived-entries.ts'
import { type AuditArchive, lockArchives } from './audit-archives.service.ts'

/**
 * Changes the entries of files in which one of the texts is, as those in the table are changed. Each gets a new file;
 * the nightly sweep deletes the one before, which nothing names any more.
 */
export async function rewriteArchives(
  { database, storage }: Context,
  texts: readonly string[],
  change: (entries: EntriesTable) => Promise<void>,
): Promise<void> {
  await lockArchives(database)
  for (const archive of await database.select().from(auditArchives)) {
    if (!(await hasAny(storage, archive, texts))) continue
    await loadEntries(database, readArchiveFile(storage, archive))
    await change(archivedEntries)
    const file = await writeArchiveFile(storage, readEntries(database, archivedEntries, undefined))
    await database.update(auditArchives).set(file).where(eq(auditArchives.key, archive.key))
  }
}

async function hasAny(storage: Storage, archive: AuditArchive, texts: readonly string[]): Promise<boolean> {
  const written = texts.map((text) => JSON.stringify(text).slice(1, -1))
  for await (const line of readArchiveFile(storage, archive))
    if (written.some((text) => line.includes(text))) return true
  return false
}
