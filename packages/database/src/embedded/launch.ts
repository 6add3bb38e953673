import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { environment } from './environment.ts'
import type { RunAs } from './run-as.ts'

type Launch = {
  dataDir: string
  dataFolder: string
  socketFolder: string
  binaries: Binaries
  runAs: RunAs
  isDurable: boolean
  /** Beside those of every server. */
  settings?: Record<string, string>
}

export type LaunchedServer = { process: ChildProcess; failure(): string | undefined }

/** Starts a server that survives the portal being killed and appends its output to postgres.log. */
export function launch({
  dataDir,
  dataFolder,
  socketFolder,
  binaries,
  runAs,
  isDurable,
  settings,
}: Launch): LaunchedServer {
  const logPath = join(dataDir, 'postgres.log')
  const logStart = trimLog(logPath)
  const log = openSync(logPath, 'a', 0o600)
  const flags = Object.entries({
    ...everyServer,
    ...settings,
    ...(isDurable ? durable : hasty),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program = '', ...args] = [...runAs.prefix, binaries.postgres, '-D', dataFolder, ...flags]
  const child = spawn(program, args, {
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', log, log],
    ...runAs.user,
  })
  closeSync(log)
  child.unref()
  let failure: string | undefined
  child.on('error', (error) => {
    failure = error.message
  })
  child.on('exit', () => {
    // The folder may have been removed right after the server was stopped.
    const output = existsSync(logPath) ? readFileSync(logPath, 'utf8').slice(logStart).trim() : ''
    failure ??= output || 'PostgreSQL ended without a word'
  })
  return { process: child, failure: () => failure }
}

const everyServer = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The portal receives the errors of statements anyway, and their details may contain personal data.
  log_min_messages: 'fatal',
  log_checkpoints: 'off',
}

const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
const hasty = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** Rotates a large log, keeping one earlier file, and returns the offset where new output begins. */
function trimLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size < 5_000_000) return size
  renameSync(path, `${path}.1`)
  return 0
}
