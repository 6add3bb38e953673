import { join } from 'node:path'
import { dayMs } from '@thant/contracts/durations'
import { readSystemId } from '@thant/database/embedded/wal-spool'
import { readArchive } from '../archive/archive-folder.ts'
import type { WalArchiveSettings } from './archive-settings.ts'
import { archiveEveryMs } from './start-archiving.ts'

export type ArchiveState = {
  /** The moments that can be restored, each null while there are none. */
  from: string | null
  until: string | null
  isOverdue: boolean
}

type Settings = { dataDir: string; walArchive: WalArchiveSettings | undefined }

/**
 * Returns undefined while WAL_ARCHIVE_DIR is not set. It is overdue when archiving failed three times in a row, or when
 * there was no base backup for two days.
 */
export async function readArchiveState(
  { dataDir, walArchive }: Settings,
  now: Date,
): Promise<ArchiveState | undefined> {
  if (walArchive === undefined) return undefined
  const { bases, archivedUntil } = await readArchive(walArchive.dir, readSystemId(join(dataDir, 'postgres')))
  const isOlder = (instant: Date | undefined, ms: number) =>
    instant === undefined || now.getTime() - instant.getTime() > ms
  const newest = bases.at(-1)
  return {
    from: bases[0]?.endedAt ?? null,
    until: archivedUntil?.toISOString() ?? null,
    isOverdue: isOlder(archivedUntil, 3 * archiveEveryMs) || isOlder(newest && new Date(newest.endedAt), 2 * dayMs),
  }
}
