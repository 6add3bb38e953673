import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

/** A stored file, wherever it is. It is read from its beginning. */
export type StoredFile = {
  /** For messages to the operator. */
  name: string
  open(): Promise<Readable>
}

export function fileAt(path: string): StoredFile {
  return { name: path, open: async () => createReadStream(path) }
}

/** Returns fewer bytes than asked for where the file ends before. */
export async function readHead(file: StoredFile, length: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of await file.open()) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= length) break
  }
  return Buffer.concat(chunks).subarray(0, length)
}
