import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { headBytes, isEncrypted, unlock } from './file/encryption.ts'
import { type Manifest, manifestSchema, maxManifestBytes, type StoredTable } from './file/manifest.ts'
import { fileAt, readHead, type StoredFile } from './file/stored-file.ts'
import { entriesOf, SealCheck } from './file/tar.ts'
import type { Keyring, MasterKey } from './keyring.ts'
import { entryOf } from './make-backup.ts'
import { NewerBackup, UnusableBackup } from './unusable-backup.ts'

export type OpenBackup = {
  path: string
  /** Undefined if the backup is not encrypted; its uploads are as it is. */
  key: MasterKey | undefined
  manifest: Manifest
  /** Yields the rows of each table as COPY wrote them; they have to be read before the next table comes. */
  readTables(): AsyncIterable<TableInBackup>
}

type TableInBackup = { table: StoredTable; rows: Readable }

/** Reads the whole file and compares every digest; throws an UnusableBackup that says what is wrong. */
export async function openBackup(path: string, keyring: Keyring | undefined): Promise<OpenBackup> {
  const { manifest, key } = await readManifest(path, keyring)
  const { contents } = await unlock(fileAt(path), keyring)
  const seal = new SealCheck()
  await compareTables(path, manifest, seal.pass(contents)).catch((error: Error) => {
    if (error instanceof UnusableBackup) throw error
    throw new UnusableBackup(`${path} is damaged or was cut off: ${error.message}.`, { cause: error })
  })
  if (!seal.isWhole()) {
    throw new UnusableBackup(`${path} is damaged or was cut off: its bytes are not those that were written.`)
  }
  return {
    path,
    key,
    manifest,
    async *readTables() {
      yield* tablesIn((await unlock(fileAt(path), keyring)).contents, manifest)
    },
  }
}

async function compareTables(path: string, manifest: Manifest, archive: AsyncIterable<Buffer>): Promise<void> {
  const missing = new Set(manifest.tables.map(({ name }) => name))
  for await (const { table, rows } of tablesIn(archive, manifest)) {
    const hash = createHash('sha256')
    await pipeline(rows, hash).catch((error: Error) => {
      throw new UnusableBackup(`${path} is damaged: table ${table.name} cannot be read.`, { cause: error })
    })
    if (hash.digest('hex') !== table.sha256) {
      throw new UnusableBackup(`${path} is damaged: table ${table.name} does not have the rows that its manifest says.`)
    }
    missing.delete(table.name)
  }
  if (missing.size > 0) throw new UnusableBackup(`${path} is damaged: it has no ${[...missing].map(entryOf).join()}.`)
}

async function* tablesIn(archive: AsyncIterable<Buffer>, { tables }: Manifest): AsyncGenerator<TableInBackup> {
  const known = new Map(tables.map((table) => [entryOf(table.name), table]))
  for await (const { name, contents } of entriesOf(archive)) {
    const table = known.get(name)
    if (table === undefined) contents.resume()
    else yield { table, rows: unpacked(contents) }
  }
}

function unpacked(packed: Readable): Readable {
  const rows = createGunzip()
  packed.on('error', (error) => rows.destroy(error))
  return packed.pipe(rows)
}

export type Described = { manifest: Manifest; key: MasterKey | undefined }

/** Reads only what the backup says of itself. */
export async function readManifest(path: string, keyring: Keyring | undefined): Promise<Described> {
  await access(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new UnusableBackup(`There is no file ${path}.`)
    throw error
  })
  return describeFile(fileAt(path), keyring)
}

export async function describeFile(stored: StoredFile, keyring: Keyring | undefined): Promise<Described> {
  const { contents, key } = await unlock(stored, keyring)
  return { manifest: await manifestIn(stored.name, contents), key }
}

/** Tells whether a file begins like an encrypted one. */
export async function isEncryptedFile(path: string): Promise<boolean> {
  return isEncrypted(await readHead(fileAt(path), headBytes))
}

async function manifestIn(path: string, archive: AsyncIterable<Buffer>): Promise<Manifest> {
  const said = parse(await firstText(archive))
  if (said === undefined) throw new UnusableBackup(`${path} is no backup of Thant, or its beginning is damaged.`)
  const { product, format } = said
  if (product !== 'thant') throw new UnusableBackup(`${path} is a backup of another program, ${String(product)}.`)
  if (typeof format === 'number' && format > 1) {
    throw new NewerBackup(`${path} was written by a newer portal, in a format that this one does not know.`)
  }
  const manifest = manifestSchema.safeParse(said)
  if (!manifest.success) throw new UnusableBackup(`${path} is damaged: its manifest is not one of Thant's.`)
  return manifest.data
}

/** Returns undefined for what is no archive, or does not begin with a manifest. */
async function firstText(archive: AsyncIterable<Buffer>): Promise<string | undefined> {
  try {
    for await (const { name, bytes, contents } of entriesOf(archive)) {
      if (name !== 'manifest.json' || bytes > maxManifestBytes) return undefined
      return await text(contents)
    }
    return undefined
  } catch (error) {
    if (error instanceof UnusableBackup || (error as NodeJS.ErrnoException).code !== undefined) throw error
    return undefined
  }
}

function parse(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
