import { execFile } from 'node:child_process'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Log } from '#lib/log.ts'
import { findBinaries } from './embedded/binaries.ts'
import { environment } from './embedded/environment.ts'
import { initialize } from './embedded/initialize.ts'
import { type LaunchedServer, launch } from './embedded/launch.ts'
import { findPostmaster, removeStaleLocks } from './embedded/postmaster.ts'
import { probe } from './embedded/probe.ts'
import { chooseRunAs } from './embedded/run-as.ts'
import { makeSocketFolder } from './embedded/socket-folder.ts'

export type EmbeddedDatabase = {
  connectionString: string
  wasAdopted: boolean
  /** Starts it again if it has died since. */
  ensureRunning(): Promise<void>
  stop(): Promise<void>
}

export type EmbeddedDatabaseOptions = {
  dataDir: string
  /** False leaves fsync out: for tests, whose rows need not outlive a power cut. */
  isDurable?: boolean
  log: Log
}

/** Starts the PostgreSQL that npm installed on `dataDir`/postgres, or takes over the one that a killed portal left running. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { isDurable = true, log } = options
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = realpathSync(options.dataDir)
  const dataFolder = join(dataDir, 'postgres')
  const binaries = findBinaries()
  const runAs = chooseRunAs(dataFolder)
  await initialize({ dataFolder, binaries, runAs, isDurable })
  let socketFolder = makeSocketFolder(dataDir, runAs)

  async function bringUp(): Promise<{ connectionString: string; wasAdopted: boolean }> {
    const deadline = Date.now() + startTimeoutMs
    let launched: LaunchedServer | undefined
    while (Date.now() < deadline) {
      const running = findPostmaster(dataFolder)
      if (running === undefined && (launched === undefined || launched.failure() !== undefined)) {
        refuseLasting(launched?.failure())
        if (launched) await delay(100)
        removeStaleLocks(dataFolder, socketFolder)
        launched = launch({ dataDir, dataFolder, socketFolder, binaries, runAs, isDurable })
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

/** Long enough for the recovery of what a crash left behind. */
const startTimeoutMs = 120_000

export function connectionStringOf(socketFolder: string): string {
  return `postgresql://thant@localhost/postgres?host=${encodeURIComponent(socketFolder)}`
}

/** After a kill the old server's children may hold its memory for a moment, and two portals may start at once. */
function refuseLasting(failure: string | undefined): void {
  if (failure === undefined || /still in use|already exists/.test(failure)) return
  throw new Error(`PostgreSQL did not start: ${failure}`)
}
