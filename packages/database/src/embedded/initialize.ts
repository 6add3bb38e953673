import { execFile } from 'node:child_process'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ignoreMissing } from '@thant/base/ignore-missing'
import type { Binaries } from './binaries.ts'
import { environment } from './environment.ts'
import type { RunAs } from './run-as.ts'

type Cluster = { dataFolder: string; binaries: Binaries; runAs: RunAs; isDurable: boolean }

/**
 * Creates the data folder if there is none; throws if it belongs to another major version, which PostgreSQL cannot
 * read.
 */
export async function initialize(cluster: Cluster): Promise<void> {
  const { dataFolder, binaries } = cluster
  const version = readVersion(dataFolder)
  if (version === undefined) return makeCluster(cluster)
  if (version === binaries.majorVersion) return
  throw new Error(
    `${dataFolder} is of PostgreSQL ${version}, this portal comes with ${binaries.majorVersion}. To move it: start the ` +
      'earlier portal, run `npm run backup`, stop it, set the folder aside, and run `npm run restore` with this portal ' +
      '(docs/operations.md, "To another database, or a new major version of PostgreSQL").',
  )
}

function readVersion(dataFolder: string): string | undefined {
  try {
    return readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    return ignoreMissing(error)
  }
}

/** Builds the folder under a temporary name, so that a crash leaves either nothing or a complete cluster. */
async function makeCluster({ dataFolder, binaries, runAs, isDurable }: Cluster): Promise<void> {
  removeUnfinished(dataFolder)
  const unfinished = `${dataFolder}.new-${process.pid}`
  mkdirSync(unfinished, { mode: 0o700 })
  runAs.giveAway(unfinished)
  const command = [
    ...runAs.prefix,
    binaries.initdb,
    '-D',
    unfinished,
    ...initdbFlags,
    ...(isDurable ? [] : ['--no-sync']),
  ]
  const [program = '', ...args] = command
  try {
    await promisify(execFile)(program, args, { cwd: '/', env: environment, ...runAs.user })
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(
      `PostgreSQL could not make its files in ${unfinished}: ${explain(error, runAs, dirname(dataFolder))}`,
      { cause: error },
    )
  }
  try {
    renameSync(unfinished, dataFolder)
    syncFolder(dirname(dataFolder))
  } catch (error) {
    // Another portal created the folder first; the portal lock decides which of the two may run.
    if (readVersion(dataFolder) === undefined) throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const initdbFlags = [
  '--username=thant',
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale-provider=icu',
  '--icu-locale=und',
  '--lc-collate=C',
  '--lc-ctype=C.UTF-8',
  '--data-checksums',
]

/** Without this, a power failure could undo the renaming of a folder that already has rows. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

function removeUnfinished(dataFolder: string): void {
  const parent = dirname(dataFolder)
  for (const name of readdirSync(parent)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function explain(error: unknown, runAs: RunAs, folder: string): string {
  const { stderr, message } = error as Error & { stderr?: string }
  // initdb's last lines tell that it removes what it made; the reason is above them.
  const lines =
    stderr
      ?.trim()
      .split('\n')
      .filter((line) => !line.startsWith('initdb: removing')) ?? []
  const reason = lackOfRoom(folder) ?? (lines.at(-1) || message)
  if (runAs.user === undefined) return reason
  return `${reason} (As root it runs as user ${runAs.user.uid}, since user namespaces are not allowed here: start the portal as an ordinary user, or set DATABASE_URL.)`
}

/** A process that a full disk killed leaves no words, and its files are gone again. */
function lackOfRoom(folder: string): string | undefined {
  const { bavail, bsize } = statfsSync(folder)
  const freeMegabytes = Math.floor((bavail * bsize) / 1_000_000)
  if (freeMegabytes >= neededMegabytes) return undefined
  return `the disk has ${freeMegabytes} MB left, and a new database needs ${neededMegabytes} MB.`
}

const neededMegabytes = 64
