import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a new file for its owner alone; it is on the disk when this returns. */
export async function writeNew(path: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of contents) await file.appendFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

export const asidePrefix = '.new-'

/** The file gets its name once it is whole and on the disk; nothing is left of one that failed. */
export async function writeWhole(path: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
  const aside = join(dirname(path), `${asidePrefix}${randomBytes(8).toString('hex')}`)
  try {
    await writeNew(aside, contents)
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Without this, a power failure could undo the renaming of a file in it. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}
