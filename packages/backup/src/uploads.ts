import type { Readable } from 'node:stream'

/** Where the portal keeps uploads, as far as backups need it. */
export type Uploads = {
  /** Returns undefined for a file that is not there. */
  get(key: string): Promise<{ stream: Readable; bytes: number } | undefined>
  /** Stores a file under the key that it has elsewhere. */
  putAs(key: string, contents: Uint8Array): Promise<void>
}
