import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export type StoredType = 'jpg' | 'png' | 'pdf' | 'gz'

export type Storage = {
  /** Returns a new key (128 random bits and the extension) once the bytes are safely stored. */
  put(contents: Uint8Array, type: StoredType): Promise<string>
  /** Stores a file under the key that it has elsewhere; throws for a malformed key. */
  putAs(key: string, contents: Uint8Array): Promise<void>
  /** Returns undefined for an unknown or malformed key. */
  get(key: string): Promise<{ stream: Readable; bytes: number } | undefined>
  /** Returns undefined for an unknown or malformed key. */
  bytesOf(key: string): Promise<number | undefined>
  delete(key: string): Promise<void>
  keysBefore(instant: Date): Promise<string[]>
}

export function createFolderStorage(location: string): Storage {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    async put(contents, type) {
      const key = newKey(type)
      try {
        await store(key, contents)
        return key
      } catch (error) {
        // Deletes the part that was written, because the disk may be full, and reports the original error.
        await disk.delete(key).catch(() => undefined)
        throw error
      }
    },
    async putAs(key, contents) {
      assertKey(key)
      // It gets its name once it is whole, since a file of this name may be in use.
      const aside = newKey('pdf')
      try {
        await store(aside, contents)
        await rename(join(location, aside), join(location, key))
      } catch (error) {
        await disk.delete(aside).catch(() => undefined)
        throw error
      }
    },
    async get(key) {
      const bytes = await bytesOf(key)
      return bytes === undefined ? undefined : { stream: await disk.getStream(key), bytes }
    },
    bytesOf,
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

  async function bytesOf(key: string): Promise<number | undefined> {
    if (!isKey(key) || !(await disk.exists(key))) return undefined
    return (await disk.getMetaData(key)).contentLength
  }

  async function store(key: string, contents: Uint8Array): Promise<void> {
    await mkdir(location, { recursive: true, mode: 0o700 })
    await disk.put(key, contents)
    await secure(join(location, key))
  }
}

export const newKey = (type: StoredType) => `${randomBytes(16).toString('hex')}.${type}`

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`${key} is no key of a stored file`)
}

export const isKey = (key: string) => /^[0-9a-f]{32}\.(?:jpg|png|pdf|gz)$/.test(key)

/** Makes a file readable by its owner alone, and waits until it is on the disk. */
async function secure(path: string): Promise<void> {
  const file = await open(path)
  await file.chmod(0o600)
  await file.sync()
  await file.close()
}
