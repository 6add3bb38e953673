import { createHash } from 'node:crypto'
import { PassThrough, Transform, type TransformCallback } from 'node:stream'
import type { Client } from 'pg'
import { CopyOut } from './copy.ts'

export type TableRows = { name: string; columns: string[]; order: string }

/** Reads a table in the order of its primary key, so that the same rows always have the same digest. */
export function readTable(client: Client, { name, columns, order }: TableRows): CopyOut {
  return client.query(new CopyOut(`copy (select ${quoted(columns)} from public."${name}" order by ${order}) to stdout`))
}

/** Names come from the catalog or a checked manifest and contain no quotes. */
export const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ')

/** Passes bytes on and tells their digest at the end. */
export class Digest extends Transform {
  readonly #hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    this.#hash.update(chunk)
    callback(null, chunk)
  }

  hex(): string {
    return this.#hash.digest('hex')
  }
}

/** Takes a stream whose bytes were of interest only on their way. */
export const discard = () => new PassThrough().resume()
