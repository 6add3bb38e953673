import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { headBytes, plainBytes } from './file/encryption.ts'
import { fileAt, readHead } from './file/stored-file.ts'
import type { Keyring } from './keyring.ts'
import { openBackup } from './open-backup.ts'
import { UnusableBackup, WrongPassphrase } from './unusable-backup.ts'

export type Part = { id: string; at: number; isLast: boolean; contents: Uint8Array }

/** What was not finished goes with the other remains of a folder, a day later. */
export const uploadPrefix = '.upload-'

/**
 * Adds a part to a backup that is uploaded. Returns the bytes so far, and with the last part the name that it is kept under.
 * Returns undefined where the parts before it are missing. A file that is damaged or no backup is refused and not kept.
 */
export async function keepUploadedPart(
  folder: string,
  { id, at, isLast, contents }: Part,
  keyring: Keyring | undefined,
): Promise<{ bytes: number; name: string | undefined } | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${uploadPrefix}${id}`)
  const bytes = await writePart(path, at, contents)
  if (bytes === undefined || !isLast) return bytes === undefined ? undefined : { bytes, name: undefined }
  try {
    await checkUploaded(path, bytes, keyring)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  const name = `thant-uploaded-${id}.tar`
  await rename(path, join(folder, name))
  return { bytes, name }
}

/** Of one with another passphrase no more can be seen than that its length is possible. */
async function checkUploaded(path: string, bytes: number, keyring: Keyring | undefined): Promise<void> {
  try {
    await openBackup(path, keyring)
  } catch (error) {
    if (!(error instanceof WrongPassphrase)) throw error
    const head = await readHead(fileAt(path), headBytes)
    if (plainBytes(head, bytes) === undefined) throw new UnusableBackup(`${path} was cut off.`)
  }
}

/** A part that was sent before is written again, and what came after it is dropped. */
async function writePart(path: string, at: number, contents: Uint8Array): Promise<number | undefined> {
  const file = await open(path, at === 0 ? 'w' : 'r+', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (file === undefined) return undefined
  try {
    if ((await file.stat()).size < at) return undefined
    await file.truncate(at)
    await file.write(contents, 0, contents.length, at)
    await file.sync()
    return at + contents.length
  } catch (error) {
    // A full disk is of use to nobody.
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
