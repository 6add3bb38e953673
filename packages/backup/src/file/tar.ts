import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type ByteSource, readBytes } from './byte-source.ts'

export const blockBytes = 512

export type TarEntry = { name: string; offset: number; bytes: number }
export type TarContent = { name: string; bytes: number; source: Buffer | string }

/**
 * Yields a tar archive whose last entry, `sha256`, seals every byte before it. `source` is a buffer or the path of a
 * file.
 */
export async function* sealedTar(contents: TarContent[], madeAt: Date): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of entriesOf(contents, madeAt)) {
    hash.update(chunk)
    yield chunk
  }
  yield sealOf(hash, madeAt)
}

async function* entriesOf(contents: TarContent[], madeAt: Date): AsyncGenerator<Buffer> {
  for (const { name, bytes, source } of contents) {
    yield headerOf(name, bytes, madeAt)
    if (typeof source === 'string') yield* createReadStream(source)
    else yield source
    yield Buffer.alloc(paddingOf(bytes))
  }
}

/** Returns the entries of an archive that is whole, and undefined for any other file. */
export async function readSealedTar(source: ByteSource): Promise<TarEntry[] | undefined> {
  const { bytes } = source
  const first = await readHeader(source, 0)
  if (first === undefined || bytes < sealBytes || bytes % blockBytes !== 0) return undefined
  const hash = createHash('sha256')
  for await (const chunk of source.read(0, bytes - sealBytes)) hash.update(chunk)
  const seal = await readBytes(source, bytes - sealBytes, sealBytes)
  return seal.equals(sealOf(hash, first.madeAt)) ? readEntries(source, bytes - sealBytes) : undefined
}

/** Reads the first entry alone, without checking anything else of the file. */
export async function readFirstEntry(
  source: ByteSource,
  maxBytes: number,
): Promise<{ name: string; text: string } | undefined> {
  const first = await readHeader(source, 0)
  if (first === undefined || first.bytes > maxBytes) return undefined
  return { name: first.name, text: (await readBytes(source, blockBytes, first.bytes)).toString('utf8') }
}

async function readEntries(source: ByteSource, end: number): Promise<TarEntry[] | undefined> {
  const entries: TarEntry[] = []
  let at = 0
  while (at < end) {
    const header = await readHeader(source, at)
    if (header === undefined) return undefined
    const { name, bytes } = header
    entries.push({ name, bytes, offset: at + blockBytes })
    at += blockBytes + bytes + paddingOf(bytes)
  }
  return at === end ? entries : undefined
}

async function readHeader(source: ByteSource, at: number): Promise<Header | undefined> {
  return parseHeader(await readBytes(source, at, blockBytes))
}

type Header = { name: string; bytes: number; madeAt: Date; isFolder: boolean }

/** Returns undefined for what is no header. */
export function parseHeader(block: Buffer): Header | undefined {
  if (block.length < blockBytes || block.toString('latin1', 257, 263) !== 'ustar\0') return undefined
  const name = block.toString('utf8', 0, 100).replace(/\0.*$/s, '')
  const bytes = Number.parseInt(block.toString('latin1', 124, 135), 8)
  const seconds = Number.parseInt(block.toString('latin1', 136, 147), 8)
  if (Number.isNaN(bytes) || Number.isNaN(seconds)) return undefined
  return { name, bytes, madeAt: new Date(seconds * 1_000), isFolder: block.toString('latin1', 156, 157) === '5' }
}

/** The format is POSIX ustar, which every tar reads. */
function headerOf(name: string, bytes: number, madeAt: Date): Buffer {
  if (bytes > maxEntryBytes || Buffer.byteLength(name) > 100)
    throw new Error(`${name} does not fit into a tar archive.`)
  const header = Buffer.alloc(blockBytes)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(bytes)}\0`, 124)
  header.write(`${octal(Math.floor(madeAt.getTime() / 1_000))}\0`, 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const checksum = header.reduce((sum, byte) => sum + byte, 0)
  header.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** The eleven octal digits of a header. */
const maxEntryBytes = 8 ** 11 - 1
const octal = (value: number) => value.toString(8).padStart(11, '0')
export const paddingOf = (bytes: number) => (blockBytes - (bytes % blockBytes)) % blockBytes

/** The last entry and the two empty blocks that end every archive. */
function sealOf(hash: Hash, madeAt: Date): Buffer {
  const text = Buffer.from(`${hash.copy().digest('hex')}\n`)
  const body = Buffer.concat([text, Buffer.alloc(paddingOf(text.length))])
  return Buffer.concat([headerOf('sha256', text.length, madeAt), body, Buffer.alloc(2 * blockBytes)])
}

const sealBytes = 4 * blockBytes
