import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'

export type TarContent = { name: string; bytes: number; source: Buffer | string }
export type TarEntry = { name: string; bytes: number; isFolder: boolean; contents: Readable }

/**
 * Yields a tar archive whose last entry, `sha256`, seals every byte before it. `source` is a buffer or the path of a
 * file.
 */
export async function* sealedTar(contents: TarContent[], madeAt: Date): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  // The end of the archive waits for the seal.
  for await (const chunk of archiveOf(contents, madeAt)) {
    held = Buffer.concat([held, chunk])
    const ready = held.subarray(0, Math.max(0, held.length - endBytes))
    held = held.subarray(ready.length)
    hash.update(ready)
    yield ready
  }
  const seal = Buffer.from(`${hash.digest('hex')}\n`)
  yield* archiveOf([{ name: 'sha256', bytes: seal.length, source: seal }], madeAt)
}

/** Yields the entries one after another; each has to be read, or resumed, before the next comes. */
export async function* entriesOf(archive: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const entries = extract()
  const fed = pipeline(Readable.from(archive), entries)
  // The same error ends the loop.
  fed.catch(() => {})
  for await (const contents of entries) {
    const { name, size = 0, type } = contents.header
    yield { name, bytes: size, isFolder: type === 'directory', contents: Readable.from(contents) }
  }
  await fed
}

/** Compares a sealed archive with its seal while somebody reads it. */
export class SealCheck {
  readonly #hash = createHash('sha256')
  #end = Buffer.alloc(0)

  async *pass(archive: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of archive) {
      const held = Buffer.concat([this.#end, chunk])
      this.#end = held.subarray(Math.max(0, held.length - sealBytes))
      this.#hash.update(held.subarray(0, held.length - this.#end.length))
      yield chunk
    }
  }

  /** Whether everything was read as it was written. The header of the seal has a checksum of its own. */
  isWhole(): boolean {
    const body = Buffer.alloc(sealBytes - blockBytes)
    body.write(`${this.#hash.copy().digest('hex')}\n`)
    return this.#end.subarray(blockBytes).equals(body)
  }
}

function archiveOf(contents: TarContent[], madeAt: Date): Readable {
  const archive = pack()
  fill(archive, contents, madeAt).catch((error: Error) => archive.destroy(error))
  return Readable.from(archive)
}

async function fill(archive: Pack, contents: TarContent[], mtime: Date): Promise<void> {
  for (const { name, bytes, source } of contents) {
    const entry = archive.entry({ name, size: bytes, mode: 0o600, mtime })
    await pipeline(typeof source === 'string' ? createReadStream(source) : Readable.from([source]), entry)
  }
  archive.finalize()
}

const blockBytes = 512
/** The two empty blocks that end every archive. */
const endBytes = 2 * blockBytes
/** The entry of the seal, and the end. */
const sealBytes = 2 * blockBytes + endBytes
