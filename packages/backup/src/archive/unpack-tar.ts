import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { blockBytes, paddingOf, parseHeader } from '../file/tar.ts'

/** Writes the folders and files of an archive that PostgreSQL made, for their owner alone. */
export async function unpackTar(archive: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const parts = createParts(archive)
  for (;;) {
    const block = await parts.take(blockBytes)
    // Empty blocks end an archive.
    if (block.length === 0 || block.every((byte) => byte === 0)) return
    const header = parseHeader(block)
    if (header === undefined || header.name.split('/').includes('..')) throw new Error('no archive of PostgreSQL')
    const path = join(folder, header.name)
    if (header.isFolder) await mkdir(path, { recursive: true, mode: 0o700 })
    else await pipeline(Readable.from(parts.stream(header.bytes)), createWriteStream(path, { mode: 0o600 }))
    await parts.take(paddingOf(header.bytes))
  }
}

/** Gives the bytes of an archive in pieces of the lengths that are asked for. */
function createParts(archive: AsyncIterable<Buffer>) {
  const chunks = archive[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function* stream(bytes: number): AsyncGenerator<Buffer> {
    let missing = bytes
    while (missing > 0) {
      if (rest.length === 0) {
        const { value, done } = await chunks.next()
        if (done) return
        rest = value
      }
      const piece = rest.subarray(0, missing)
      rest = rest.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }

  async function take(bytes: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of stream(bytes)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  return { take, stream }
}
