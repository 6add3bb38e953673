import { execFile } from 'node:child_process'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Log } from '@thant/base/log'
import { findBinaries } from './embedded/binaries.ts'
import { environment } from './embedded/environment.ts'
import { initialize } from './embedded/initialize.ts'
import { type LaunchedServer, launch } from './embedded/launch.ts'
import { findPostmaster, removeStaleLocks } from './embedded/postmaster.ts'
import { probe } from './embedded/probe.ts'
import { chooseRunAs } from './embedded/run-as.ts'
import { makeSocketFolder } from './embedded/socket-folder.ts'
import { makeWalSpool, readSystemId, readWalSpool, walSettingsOf } from './embedded/wal-spool.ts'

export type EmbeddedDatabase = {
  connectionString: string
  wasAdopted: boolean
  /** The number that PostgreSQL gave the cluster when it was made. */
  systemId: string
  /** Where the server puts each segment of its WAL that is full, if it keeps them. */
  walSpool: string | undefined
  ensureRunning(): Promise<void>
  stop(): Promise<void>
}

export type EmbeddedDatabaseOptions = {
  dataDir: string
  /** False turns fsync off for tests, whose rows need not survive a power failure. */
  isDurable?: boolean
  /** True keeps each segment of the WAL once it is full, for `walSpool` to be emptied by the portal. */
  keepsWal?: boolean
  log: Log
}

/**
 * Starts PostgreSQL from npm's binaries on `dataDir`/postgres, or adopts the server that a killed portal left running.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { isDurable = true, keepsWal = false, log } = options
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = realpathSync(options.dataDir)
  const dataFolder = join(dataDir, 'postgres')
  const binaries = findBinaries()
  const runAs = chooseRunAs(dataFolder)
  await initialize({ dataFolder, binaries, runAs, isDurable })
  let socketFolder = makeSocketFolder(dataDir, runAs)
  const systemId = readSystemId(dataFolder)
  const walSettings = keepsWal ? walSettingsOf(makeWalSpool(dataDir, systemId, runAs)) : {}

  async function bringUp(): Promise<{ connectionString: string; wasAdopted: boolean }> {
    const deadline = Date.now() + startTimeoutMs
    let launched: LaunchedServer | undefined
    while (Date.now() < deadline) {
      const running = findPostmaster(dataFolder)
      if (running === undefined && (launched === undefined || launched.failure() !== undefined)) {
        assertRetryable(launched?.failure())
        if (launched) await delay(100)
        removeStaleLocks(dataFolder, socketFolder)
        launched = launch({ dataDir, dataFolder, socketFolder, binaries, runAs, isDurable, settings: walSettings })
      }
      if (running?.socketFolder) socketFolder = running.socketFolder
      const connectionString = connectionStringOf(socketFolder)
      if (await probe(connectionString, isDurable)) {
        return { connectionString, wasAdopted: findPostmaster(dataFolder)?.pid !== launched?.process.pid }
      }
      await delay(10)
    }
    throw new Error(`PostgreSQL on ${dataFolder} did not become ready in ${startTimeoutMs / 1000} s: see postgres.log.`)
  }

  let isStopped = false
  const { connectionString, wasAdopted } = await bringUp()
  log.info({ dataFolder, wasAdopted }, wasAdopted ? 'took over a running database' : 'database started')
  return {
    connectionString,
    wasAdopted,
    systemId,
    walSpool: await readWalSpool(connectionString),
    async ensureRunning() {
      if (!isStopped && findPostmaster(dataFolder) === undefined) await bringUp()
    },
    async stop() {
      isStopped = true
      if (findPostmaster(dataFolder) === undefined) return
      const stopCommand = [...runAs.prefix, binaries.pgCtl, 'stop', '-D', dataFolder, '-m', 'fast', '-w', '-t', '60']
      const [program = '', ...args] = stopCommand
      await promisify(execFile)(program, args, { cwd: '/', env: environment, ...runAs.user })
    },
  }
}

/** The limit leaves time for crash recovery. */
const startTimeoutMs = 120_000

export function connectionStringOf(socketFolder: string): string {
  return `postgresql://thant@localhost/postgres?host=${encodeURIComponent(socketFolder)}`
}

/**
 * Returns for failures that pass: the children of a killed server may briefly hold its memory, and two portals may
 * start at once.
 */
function assertRetryable(failure: string | undefined): void {
  if (failure === undefined || /still in use|already exists/.test(failure)) return
  throw new Error(`PostgreSQL did not start: ${failure}`)
}
