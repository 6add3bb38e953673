import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'

/** Bytes of which any part can be read, wherever they are and whether they are encrypted or not. */
export type ByteSource = {
  /** For messages to the operator. */
  name: string
  bytes: number
  /** Yields the bytes from `start` on, up to but without `end`. */
  read(start: number, end: number): AsyncIterable<Buffer>
}

export async function fileSource(path: string): Promise<ByteSource> {
  const { size } = await stat(path)
  return {
    name: path,
    bytes: size,
    read: (start, end) => (end > start ? createReadStream(path, { start, end: end - 1 }) : nothing()),
  }
}

async function* nothing(): AsyncGenerator<Buffer> {}

/** Returns fewer bytes than asked for where the source ends before. */
export async function readBytes(source: ByteSource, start: number, length: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of source.read(start, Math.min(start + length, source.bytes))) chunks.push(chunk)
  return Buffer.concat(chunks)
}
