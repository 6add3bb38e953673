import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@thant/base/log'
import { dayMs } from '@thant/contracts/durations'
import { asidePrefix } from '../file/write-file.ts'
import { dayOf } from '../folder/retention.ts'
import {
  baseFactsPath,
  basePath,
  basesFolder,
  type ClusterArchive,
  clusterFolder,
  readArchive,
  segmentPath,
  walFolder,
} from './archive-folder.ts'
import { surplusOfArchive } from './archive-retention.ts'
import { type Archiving, archiveWal } from './archive-wal.ts'
import { makeBaseBackup } from './base-backup.ts'
import { unbrokenFrom } from './segments.ts'

export type Keeping = Archiving & { timeZone: string; log: Log; signal?: AbortSignal }

/** Archives the WAL, makes a base backup if one is due, and removes what is kept no longer. */
export async function keepArchive(keeping: Keeping): Promise<void> {
  const { settings, systemId, timeZone, log, signal } = keeping
  await archiveWal(keeping)
  if (!isBaseDue(await readArchive(settings.dir, systemId), new Date(), timeZone)) return
  const { name, bytes } = await makeBaseBackup(keeping, signal)
  log.info({ name, bytes }, 'a base backup was made')
  // A moment can be reached once the WAL of the time of the base backup is in the archive, too.
  await archiveWal(keeping)
  await thinOutArchive(settings.dir, systemId, settings.keepDays)
}

/** One is made each night after 03:00, and when there is none from which the WAL goes on without a gap. */
export function isBaseDue({ bases, segments }: ClusterArchive, now: Date, timeZone: string): boolean {
  const newest = bases.at(-1)
  if (newest === undefined) return true
  const last = unbrokenFrom(newest.firstSegment, segments).at(-1)
  if (last === undefined || [...segments].some((name) => name > last)) return true
  const nightOf = (instant: Date) => dayOf(new Date(instant.getTime() - dayMs / 8), timeZone)
  return !nightOf(new Date(newest.endedAt)).equals(nightOf(now))
}

async function thinOutArchive(dir: string, systemId: string, keepDays: number): Promise<void> {
  const cluster = clusterFolder(dir, systemId)
  const surplus = surplusOfArchive(await readArchive(dir, systemId), new Date(Date.now() - keepDays * dayMs))
  for (const name of surplus.bases) {
    // Without its description a base backup is used no more, whatever happens before the rest is gone.
    await rm(baseFactsPath(cluster, name), { force: true })
    await rm(basePath(cluster, name), { force: true })
  }
  for (const name of surplus.segments) await rm(segmentPath(cluster, name), { force: true })
  await removeRemains(cluster)
}

/** What a killed process left: unfinished files, and base backups without a description. */
async function removeRemains(cluster: string): Promise<void> {
  const bases = await readdir(basesFolder(cluster))
  const isUnused = (name: string) =>
    name.startsWith(asidePrefix) || (name.endsWith('.tar.gz') && !bases.includes(name.replace('.tar.gz', '.json')))
  const unused = [
    ...bases.filter(isUnused).map((name) => join(basesFolder(cluster), name)),
    ...(await readdir(walFolder(cluster))).filter(isUnused).map((name) => join(walFolder(cluster), name)),
  ]
  for (const path of unused) {
    if (Date.now() - (await stat(path)).mtimeMs > dayMs) await rm(path, { force: true })
  }
}
