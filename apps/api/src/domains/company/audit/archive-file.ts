import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Storage } from '#lib/storage/storage.ts'

type ArchiveFile = { key: string; entries: number; bytes: number; sha256: string }

/** Stores entries as a compressed file with one in a line, and reads it back before anybody relies on it. */
export async function writeArchiveFile(storage: Storage, lines: AsyncIterable<string>): Promise<ArchiveFile> {
  let entries = 0
  async function* counted() {
    for await (const line of lines) {
      entries += 1
      yield `${line}\n`
    }
  }
  const gzip = createGzip()
  const [contents] = await Promise.all([buffer(gzip), pipeline(Readable.from(counted()), gzip)])
  const sha256 = createHash('sha256').update(contents).digest('hex')
  const key = await storage.put(contents, 'gz')
  let found = 0
  for await (const _line of readArchiveFile(storage, { key, sha256 })) found += 1
  if (found !== entries) throw new Error(`${key} has ${found} entries instead of ${entries}.`)
  return { key, entries, bytes: contents.length, sha256 }
}

/** Returns the entries of a file as JSON; throws for a file that is gone or that has other bytes than it was given. */
export async function* readArchiveFile(
  storage: Storage,
  { key, sha256 }: Pick<ArchiveFile, 'key' | 'sha256'>,
): AsyncGenerator<string> {
  const found = await storage.get(key)
  if (found === undefined) throw new Error(`${key}, an archive of the audit log, is not in the file store.`)
  const contents = await buffer(found.stream)
  if (createHash('sha256').update(contents).digest('hex') !== sha256)
    throw new Error(`${key}, an archive of the audit log, is damaged.`)
  const text = Readable.from([contents]).pipe(createGunzip()).setEncoding('utf8')
  let rest = ''
  // Not `readline`, which also ends a line at separators that may be in a text.
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
