import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { entryOf } from './make-backup.ts'
import { type Manifest, manifestSchema, maxManifestBytes, UnusableBackup } from './manifest.ts'
import { readFirstEntry, readSealedTar, type TarEntry } from './tar.ts'

export type OpenBackup = {
  path: string
  manifest: Manifest
  /** The rows of a table as COPY wrote them; throws for one that the backup does not have. */
  readRows(table: string): Readable
}

/** Reads the whole file and compares every digest; throws an UnusableBackup that says what is wrong. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const manifest = await readManifest(path)
  const entries = await readSealedTar(path)
  if (entries === undefined) {
    throw new UnusableBackup(`${path} is damaged or was cut off: its bytes are not those that were written.`)
  }
  const backup = { path, manifest, readRows: (table: string) => readEntry(path, entries, entryOf(table)) }
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

/** Reads only what the backup says of itself. */
export async function readManifest(path: string): Promise<Manifest> {
  const entry = await readFirstEntry(path, maxManifestBytes).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new UnusableBackup(`There is no file ${path}.`)
    throw error
  })
  const said = entry?.name === 'manifest.json' ? parse(entry.text) : undefined
  if (said === undefined) throw new UnusableBackup(`${path} is no backup of Thant, or its beginning is damaged.`)
  const { product, format } = said
  if (product !== 'thant') throw new UnusableBackup(`${path} is a backup of another program, ${String(product)}.`)
  if (typeof format === 'number' && format > 1) {
    throw new UnusableBackup(`${path} was written by a newer portal, in a format that this one does not know.`)
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

function readEntry(path: string, entries: TarEntry[], name: string): Readable {
  const entry = entries.find((candidate) => candidate.name === name)
  if (entry === undefined) throw new UnusableBackup(`${path} is damaged: it has no ${name}.`)
  const { offset, bytes } = entry
  const packed = createReadStream(path, { start: offset, end: offset + bytes - 1 })
  const rows = createGunzip()
  packed.on('error', (error) => rows.destroy(error))
  return packed.pipe(rows)
}
