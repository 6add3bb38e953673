import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { ignoreMissing } from '@thant/base/ignore-missing'
import { dayMs } from '@thant/contracts/durations'
import { Client } from 'pg'
import type { WalArchiveSettings } from '../point-in-time/archive-settings.ts'
import { clusterFolder, makeClusterFolders, segmentPath, writeUntil } from './archive-folder.ts'
import { readArchived, writeArchived } from './archived-file.ts'
import { segmentPattern } from './segments.ts'

export type Archiving = {
  connectionString: string
  /** Of the embedded database: which cluster it is, and where the server puts segments that are full. */
  systemId: string
  spool: string
  settings: WalArchiveSettings
}

/**
 * Archives everything that is committed when it is called. The server is asked for a new segment only once the archive
 * can be written, so that an archive that is away does not fill the disk of the database.
 */
export async function archiveWal({ connectionString, systemId, spool, settings }: Archiving): Promise<Date> {
  const cluster = clusterFolder(settings.dir, systemId)
  await makeClusterFolders(cluster)
  await moveSegments(spool, cluster, settings)
  const { until, segment } = await endSegment(connectionString)
  await waitForSegment(segment, spool, cluster)
  await moveSegments(spool, cluster, settings)
  await writeUntil(cluster, until)
  return until
}

/**
 * Lets the server finish its present segment. The empty message is a commit after `until`: a recovery needs one to know
 * that it has reached that moment.
 */
async function endSegment(connectionString: string): Promise<{ until: Date; segment: string }> {
  const client = new Client({ connectionString, application_name: 'thant archive', connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows: moments } = await client.query<{ until: Date }>(
      `select date_trunc('milliseconds', clock_timestamp()) as until, pg_logical_emit_message(true, 'thant', '')`,
    )
    // Where the switch ends, the segment that it ended is over.
    const { rows: ended } = await client.query<{ segment: string }>(
      'select pg_walfile_name(pg_switch_wal() - 1) as segment',
    )
    const [until, segment] = [moments[0]?.until, ended[0]?.segment]
    if (until === undefined || segment === undefined) throw new Error('PostgreSQL did not end its segment of WAL.')
    return { until, segment }
  } finally {
    await client.end().catch(() => {})
  }
}

async function waitForSegment(segment: string, spool: string, cluster: string): Promise<void> {
  const places = [join(spool, segment), segmentPath(cluster, segment)]
  const deadline = Date.now() + timeoutMs
  while (!(await anyExists(places))) {
    if (Date.now() > deadline) {
      throw new Error(
        `PostgreSQL did not archive ${segment} within ${timeoutMs / 1_000} s: is the disk of ${spool} full?`,
      )
    }
    await delay(20)
  }
}

/** A portal that stops waits for it, too. */
const timeoutMs = 20_000

async function anyExists(paths: string[]): Promise<boolean> {
  for (const path of paths) if (await stat(path).catch(ignoreMissing)) return true
  return false
}

/** Moves what the server put into the spool, oldest first, so that a gap in the archive is never ours. */
async function moveSegments(spool: string, cluster: string, settings: WalArchiveSettings): Promise<void> {
  for (const name of (await readdir(spool)).toSorted()) {
    if (segmentPattern.test(name)) await moveSegment(join(spool, name), segmentPath(cluster, name), settings)
    else if (await isOver(join(spool, name))) await rm(join(spool, name), { force: true })
  }
}

/** Recovery does not need the history of a base backup, nor what a killed server left unfinished. */
async function isOver(path: string): Promise<boolean> {
  if (path.endsWith('.backup')) return true
  const found = await stat(path).catch(ignoreMissing)
  return found !== undefined && Date.now() - found.mtimeMs > dayMs
}

async function moveSegment(from: string, to: string, settings: WalArchiveSettings): Promise<void> {
  const contents = await readFile(from).catch(ignoreMissing)
  if (contents === undefined) return
  const used = withoutTrailingZeros(contents)
  const found = await readSegment(to, settings).catch(ignoreMissing)
  if (found === undefined) await writeArchived(to, Readable.from([await promisify(gzip)(used)]), settings)
  // A segment is never written twice with different contents, unless its cluster is a copy that lives on by itself.
  else if (!found.equals(used)) {
    throw new Error(
      `${to} is of another course of the database, for example from before its folder was replaced by a copy: set ` +
        'WAL_ARCHIVE_DIR to an empty folder.',
    )
  }
  await rm(from, { force: true })
}

/** Returns a segment without the zeros at its end. */
export async function readSegment(path: string, { keyring }: Pick<WalArchiveSettings, 'keyring'>): Promise<Buffer> {
  return promisify(gunzip)(await buffer(readArchived(path, keyring)))
}

/** A segment that was ended before it was full is mostly zeros. They are compared by blocks, which takes no time. */
function withoutTrailingZeros(contents: Buffer): Buffer {
  let end = contents.length
  while (end >= zeros.length && contents.subarray(end - zeros.length, end).equals(zeros)) end -= zeros.length
  return contents.subarray(0, end)
}

const zeros = Buffer.alloc(8_192)
