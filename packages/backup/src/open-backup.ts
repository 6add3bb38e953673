import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type ByteSource, fileSource } from './file/byte-source.ts'
import { decrypt, isEncrypted } from './file/encryption.ts'
import { type Manifest, manifestSchema, maxManifestBytes } from './file/manifest.ts'
import { readFirstEntry, readSealedTar, type TarEntry } from './file/tar.ts'
import type { Keyring, MasterKey } from './keyring.ts'
import { entryOf } from './make-backup.ts'
import { NewerBackup, UnusableBackup } from './unusable-backup.ts'

export type OpenBackup = {
  path: string
  /** Undefined if the backup is not encrypted; its uploads are as it is. */
  key: MasterKey | undefined
  manifest: Manifest
  /** The rows of a table as COPY wrote them; throws for one that the backup does not have. */
  readRows(table: string): Readable
}

/** Reads the whole file and compares every digest; throws an UnusableBackup that says what is wrong. */
export async function openBackup(path: string, keyring: Keyring | undefined): Promise<OpenBackup> {
  const { source, key } = await unlock(await sourceAt(path), keyring)
  const manifest = await manifestOf(source)
  const entries = await readSealedTar(source)
  if (entries === undefined) {
    throw new UnusableBackup(`${path} is damaged or was cut off: its bytes are not those that were written.`)
  }
  const backup = { path, key, manifest, readRows: (table: string) => readEntry(source, entries, entryOf(table)) }
  for (const table of manifest.tables) {
    const hash = createHash('sha256')
    await pipeline(backup.readRows(table.name), hash).catch((error: Error) => {
      throw new UnusableBackup(`${path} is damaged: table ${table.name} cannot be read.`, { cause: error })
    })
    if (hash.digest('hex') !== table.sha256) {
      throw new UnusableBackup(`${path} is damaged: table ${table.name} does not have the rows that its manifest says.`)
    }
  }
  return backup
}

export type Described = { manifest: Manifest; key: MasterKey | undefined }

/** Reads only what the backup says of itself. */
export async function readManifest(path: string, keyring: Keyring | undefined): Promise<Described> {
  return describeSource(await sourceAt(path), keyring)
}

export async function describeSource(stored: ByteSource, keyring: Keyring | undefined): Promise<Described> {
  const { source, key } = await unlock(stored, keyring)
  return { manifest: await manifestOf(source), key }
}

function sourceAt(path: string): Promise<ByteSource> {
  return fileSource(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new UnusableBackup(`There is no file ${path}.`)
    throw error
  })
}

/** Tells whether a file begins like an encrypted one. */
export async function isEncryptedFile(path: string): Promise<boolean> {
  return isEncrypted(await fileSource(path))
}

type Unlocked = { source: ByteSource; key: MasterKey | undefined }

async function unlock(source: ByteSource, keyring: Keyring | undefined): Promise<Unlocked> {
  return (await isEncrypted(source)) ? decrypt(source, keyring) : { source, key: undefined }
}

async function manifestOf(source: ByteSource): Promise<Manifest> {
  const { name: path } = source
  const entry = await readFirstEntry(source, maxManifestBytes)
  const said = entry?.name === 'manifest.json' ? parse(entry.text) : undefined
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

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function readEntry(source: ByteSource, entries: TarEntry[], name: string): Readable {
  const entry = entries.find((candidate) => candidate.name === name)
  if (entry === undefined) throw new UnusableBackup(`${source.name} is damaged: it has no ${name}.`)
  const { offset, bytes } = entry
  const packed = Readable.from(source.read(offset, offset + bytes))
  const rows = createGunzip()
  packed.on('error', (error) => rows.destroy(error))
  return packed.pipe(rows)
}
