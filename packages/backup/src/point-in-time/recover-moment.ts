import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { connectionStringOf } from '@thant/database/embedded'
import { findBinaries } from '@thant/database/embedded/binaries'
import { launch } from '@thant/database/embedded/launch'
import { findPostmaster } from '@thant/database/embedded/postmaster'
import { probe } from '@thant/database/embedded/probe'
import { chooseRunAs } from '@thant/database/embedded/run-as'
import { makeSocketFolder } from '@thant/database/embedded/socket-folder'
import { basePath, clusterFolder, segmentPath } from '../archive/archive-folder.ts'
import { readSegment } from '../archive/archive-wal.ts'
import { readArchived } from '../archive/archived-file.ts'
import type { Chosen } from '../archive/choose-base.ts'
import { nextSegment, segmentBytes, unbrokenFrom } from '../archive/segments.ts'
import { unpackTar } from '../archive/unpack-tar.ts'
import { UnusableBackup } from '../unusable-backup.ts'
import type { WalArchiveSettings } from './archive-settings.ts'

type Recovery = Chosen & { moment: Date; settings: WalArchiveSettings; dataDir: string }

/**
 * Recovers the database as it was at the moment on a server of its own, beside the live one, which it does not touch, and
 * runs something on it. Throws an UnusableBackup for an archive from which the moment cannot be reached.
 */
export async function withRecovered<Result>(
  recovery: Recovery,
  run: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const { base, dataDir } = recovery
  const { majorVersion } = findBinaries()
  if (base.postgresqlMajor !== majorVersion) {
    throw new UnusableBackup(
      `The base backup is of PostgreSQL ${base.postgresqlMajor}, and this portal comes with ${majorVersion}: use the ` +
        'portal of that time.',
    )
  }
  await removeRecovery(dataDir)
  const folder = recoveryFolder(dataDir)
  await mkdir(folder, { mode: 0o700 })
  try {
    return await run(await recover(recovery, folder))
  } finally {
    await removeRecovery(dataDir)
  }
}

/** A server is known by the real path of its folder. */
const recoveryFolder = (dataDir: string) => join(realpathSync(dataDir), 'recovery')

/**
 * Ends and removes what a command that was killed left: its server goes on without it. Only the process that holds the
 * portal's lock may call this.
 */
export async function removeRecovery(dataDir: string): Promise<void> {
  const folder = recoveryFolder(dataDir)
  const running = findPostmaster(join(folder, 'postgres'))
  // Nothing of it is kept, so it is ended as fast as possible.
  if (running) process.kill(running.pid, 'SIGQUIT')
  while (findPostmaster(join(folder, 'postgres'))) await delay(20)
  const { socketFolder } = running ?? {}
  if (socketFolder && !socketFolder.startsWith(folder)) await rm(socketFolder, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Returns the address of a server that has reached the moment and goes on from there by itself. */
async function recover(recovery: Recovery, folder: string): Promise<string> {
  const dataFolder = join(folder, 'postgres')
  await unpackBase(recovery, dataFolder)
  const missing = await unpackSegments(recovery, dataFolder)
  await writeFile(join(dataFolder, 'recovery.signal'), '')
  const runAs = chooseRunAs(dataFolder)
  const socketFolder = makeSocketFolder(folder, runAs)
  const settings = recoverySettings(recovery.moment)
  const server = launch({
    dataDir: folder,
    dataFolder,
    socketFolder,
    binaries: findBinaries(),
    runAs,
    isDurable: false,
    settings,
  })
  const connectionString = connectionStringOf(socketFolder)
  while (!(await probe(connectionString, false))) {
    const failure = server.failure()
    if (failure !== undefined) throw new UnusableBackup(describeFailure(failure, missing))
    await delay(50)
  }
  return connectionString
}

/** All that there is of the WAL is in its folder already, so the command that PostgreSQL insists on finds nothing. */
const recoverySettings = (moment: Date) => ({
  restore_command: 'false',
  // Abbreviations of zones such as Z are not known yet when PostgreSQL reads it.
  recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00'),
  recovery_target_timeline: 'current',
  recovery_target_action: 'promote',
  hot_standby: 'off',
})

function describeFailure(failure: string, missing: string): string {
  if (!failure.includes('recovery ended before configured recovery target')) {
    return `PostgreSQL could not recover that moment from the archive: ${failure}`
  }
  return `The WAL in the archive ends before that moment: ${missing} is missing, or what is before it is damaged.`
}

async function unpackBase({ archive, base, settings }: Recovery, dataFolder: string): Promise<void> {
  const path = basePath(clusterFolder(settings.dir, archive.systemId), base.name)
  const hash = createHash('sha256')
  await mkdir(dataFolder, { mode: 0o700 })
  try {
    await pipeline(readArchived(path, settings.keyring), hash)
    if (hash.digest('hex') !== base.sha256) throw new Error('its bytes are not those that were written')
    await pipeline(readArchived(path, settings.keyring), createGunzip(), (files: AsyncIterable<Buffer>) =>
      unpackTar(files, dataFolder),
    )
  } catch (error) {
    if (error instanceof UnusableBackup || isOfDisk(error)) throw error
    throw new UnusableBackup(`${path} is damaged: ${(error as Error).message}.`, { cause: error })
  }
}

/** Writes every segment since the base backup, up to the first that is missing, whose name it returns. */
async function unpackSegments({ archive, base, settings }: Recovery, dataFolder: string): Promise<string> {
  const cluster = clusterFolder(settings.dir, archive.systemId)
  const names = unbrokenFrom(base.firstSegment, archive.segments)
  for (const name of names) {
    const used = await readSegment(segmentPath(cluster, name), settings).catch((error: Error) => {
      if (error instanceof UnusableBackup || isOfDisk(error)) throw error
      throw new UnusableBackup(`${segmentPath(cluster, name)} is damaged: ${error.message}.`, { cause: error })
    })
    await writeSegment(join(dataFolder, 'pg_wal', name), used)
  }
  const last = names.at(-1)
  return last === undefined ? base.firstSegment : nextSegment(last)
}

/** The zeros at the end of a segment take no room on the disk. */
async function writeSegment(path: string, used: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(used)
    await file.truncate(segmentBytes)
  } finally {
    await file.close()
  }
}

/** A full disk is no damage of the archive. */
const isOfDisk = (error: unknown) =>
  ['ENOSPC', 'EACCES', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
