import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export type StoredType = 'jpg' | 'png' | 'pdf'

export type Storage = {
  /** Returns a new key (128 random bits and the extension) once the bytes are safely on disk. */
  put(contents: Uint8Array, type: StoredType): Promise<string>
  /** Returns undefined for an unknown or malformed key. */
  get(key: string): Promise<{ stream: Readable; bytes: number } | undefined>
  delete(key: string): Promise<void>
  keysBefore(instant: Date): Promise<string[]>
}

export const uploadsOf = (dataDir: string) => join(dataDir, 'files')

export function createStorage(dataDir: string): Storage {
  const location = uploadsOf(dataDir)
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    async put(contents, type) {
      const key = `${randomBytes(16).toString('hex')}.${type}`
      try {
        await mkdir(location, { recursive: true, mode: 0o700 })
        await disk.put(key, contents)
        await secure(join(location, key))
        return key
      } catch (error) {
        // Deletes the part that was written, because the disk may be full, and reports the original error.
        await disk.delete(key).catch(() => undefined)
        throw error
      }
    },
    async get(key) {
      if (!isKey(key) || !(await disk.exists(key))) return undefined
      const { contentLength } = await disk.getMetaData(key)
      return { stream: await disk.getStream(key), bytes: contentLength }
    },
    async delete(key) {
      if (isKey(key)) await disk.delete(key)
    },
    async keysBefore(instant) {
      const keys: string[] = []
      for (const name of await readdir(location).catch(() => [])) {
        if (!isKey(name)) continue
        // A file may have been deleted since the folder was listed.
        const found = await stat(join(location, name)).catch(() => undefined)
        if (found && found.mtime < instant) keys.push(name)
      }
      return keys
    },
  }
}

const isKey = (key: string) => /^[0-9a-f]{32}\.(?:jpg|png|pdf)$/.test(key)

/** Makes a file readable by its owner alone, and waits until it is on the disk. */
async function secure(path: string): Promise<void> {
  const file = await open(path)
  await file.chmod(0o600)
  await file.sync()
  await file.close()
}
