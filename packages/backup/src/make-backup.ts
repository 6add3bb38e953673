import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { portalVersion } from '@thant/base/portal-version'
import type { BackupReason } from '@thant/contracts/reporting/backups'
import { readApplied } from '@thant/database/migrations'
import type { Client } from 'pg'
import { encrypt } from './file/encryption.ts'
import type { Manifest, StoredTable } from './file/manifest.ts'
import { sealedTar, type TarContent } from './file/tar.ts'
import { syncFolder, writeNew } from './file/write-file.ts'
import { keepFiles, type Upload } from './folder/stored-files.ts'
import { type Keyring, keyOfFolder } from './keyring.ts'
import { connectForBackup, keepMigrationsAway } from './rows/backup-connection.ts'
import { type CatalogTable, hasTables, leftOut, listSequences, listTables } from './rows/catalog.ts'
import { Digest, readTable, type TableRows } from './rows/table-stream.ts'
import type { Uploads } from './uploads.ts'

export type BackupOptions = {
  connectionString: string
  /** Where the portal keeps uploads. */
  uploads: Uploads
  backupDir: string
  /** Encrypts the backup and the uploads beside it; undefined leaves them readable. */
  keyring?: Keyring | undefined
  reason: BackupReason
  now: Date
  /** True if the caller holds the lock of migrations. */
  isLocked?: boolean
}

/** `mended` are the uploads whose kept copy was damaged and was replaced. */
export type Backup = { path: string; bytes: number; manifest: Manifest; mended: string[] }

/**
 * Writes all rows as of one instant into one file, while people work, and keeps the uploads beside it. Returns undefined
 * for a database without tables. A backup has its name only once it is whole and on the disk.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup | undefined> {
  const { backupDir, now } = options
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  const spool = await mkdtemp(join(backupDir, unfinishedPrefix))
  const timer = setInterval(showLife, signOfLifeMs, spool)
  try {
    const read = await readDatabase(options, spool)
    if (read === undefined) return undefined
    const { uploads, ...facts } = read
    const key = options.keyring && (await keyOfFolder(options.keyring, backupDir))
    const { files, missing, mended } = await keepFiles(uploads, options.uploads, backupDir, key, now)
    const manifest: Manifest = { ...facts, files, missingFiles: missing }
    const written = join(spool, 'backup.tar')
    const tar = sealedTar(await contentsOf(manifest, spool), now)
    await writeNew(written, key ? encrypt(tar, key) : tar)
    const path = join(backupDir, fileName(now))
    await rename(written, path)
    await syncFolder(backupDir)
    return { path, bytes: (await stat(path)).size, manifest, mended }
  } finally {
    clearInterval(timer)
    await rm(spool, { recursive: true, force: true })
  }
}

export const unfinishedPrefix = '.unfinished-'

/** How often the folder of an unfinished backup is touched, by which others know that its process is there. */
export const signOfLifeMs = 10_000

function showLife(spool: string): void {
  const now = new Date()
  utimes(spool, now, now).catch(() => {})
}

/** The random part keeps two backups of one millisecond apart. */
function fileName(now: Date): string {
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  return `thant-${time}-${portalVersion}-${randomBytes(2).toString('hex')}.tar`
}

type Read = Omit<Manifest, 'files' | 'missingFiles'> & { uploads: Upload[] }

async function readDatabase(options: BackupOptions, spool: string): Promise<Read | undefined> {
  const client = await connectForBackup(options.connectionString)
  try {
    if (!options.isLocked) await keepMigrationsAway(client)
    if (!(await hasTables(client))) return undefined
    await client.query('begin isolation level repeatable read read only')
    return await readSnapshot(client, options, spool)
  } finally {
    // Ending the session ends the transaction and releases the lock.
    await client.end().catch(() => {})
  }
}

async function readSnapshot(client: Client, { reason, now }: BackupOptions, spool: string): Promise<Read> {
  const migrations = await readApplied(client)
  const all = await listTables(client)
  const kept = all.filter(({ name }) => !leftOut.includes(name))
  const tables: StoredTable[] = []
  const progress = trackProgress(spool, kept)
  for (const table of kept) {
    tables.push(await spoolTable(client, table, spool))
    await progress(table)
  }
  return {
    product: 'thant',
    format: 1,
    version: portalVersion,
    madeAt: now.toISOString(),
    reason,
    postgresql: await readText(client, `select current_setting('server_version')`),
    migrations,
    tables,
    leftOut: all.map(({ name }) => name).filter((name) => leftOut.includes(name)),
    sequences: await listSequences(client),
    uploads: await readUploads(client, all),
    waitingMails: await countWaitingMails(client),
  }
}

async function spoolTable(client: Client, table: TableRows, spool: string): Promise<StoredTable> {
  const rows = readTable(client, table)
  const digest = new Digest()
  await pipeline(rows, digest, createGzip({ level: 3 }), createWriteStream(join(spool, spoolName(table.name))))
  return { name: table.name, columns: table.columns, rows: rows.rows, sha256: digest.hex() }
}

/** Another process may ask how far the backup is, so a name beside the unfinished file says it. */
function trackProgress(spool: string, tables: CatalogTable[]): (done: CatalogTable) => Promise<void> {
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let doneBytes = 0
  return async ({ bytes }) => {
    doneBytes += bytes
    await writeFile(join(spool, `${Math.floor((100 * doneBytes) / total)}${progressSuffix}`), '')
  }
}

export const progressSuffix = '.percent'

const spoolName = (table: string) => `${table}.gz`

export const entryOf = (table: string) => `tables/${table}.copy.gz`

async function readText(client: Client, sql: string): Promise<string> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  return String(rows[0]?.[0])
}

/** Uploads, and archived months of the audit log. A database of another portal may keep them elsewhere. */
const fileTables = ['files', 'audit_archives']

async function readUploads(client: Client, tables: TableRows[]): Promise<Upload[]> {
  const found = fileTables.filter((table) => tables.some(({ name }) => name === table))
  if (found.length === 0) return []
  const each = found.map((table) => `select key, bytes from ${table}`).join(' union all ')
  const { rows } = await client.query<Upload>(`${each} order by key`)
  return rows
}

async function countWaitingMails(client: Client): Promise<number> {
  if ((await readText(client, `select to_regclass('jobs.job') is not null`)) !== 'true') return 0
  return Number(
    await readText(
      client,
      `select count(*) from jobs.job where name in ('mail', 'document-mail') and state in ('created', 'retry', 'active')`,
    ),
  )
}

async function contentsOf(manifest: Manifest, spool: string): Promise<TarContent[]> {
  const first = Buffer.from(`${JSON.stringify(manifest)}\n`)
  const tables = manifest.tables.map(async ({ name }): Promise<TarContent> => {
    const source = join(spool, spoolName(name))
    return { name: entryOf(name), bytes: (await stat(source)).size, source }
  })
  return [{ name: 'manifest.json', bytes: first.length, source: first }, ...(await Promise.all(tables))]
}
