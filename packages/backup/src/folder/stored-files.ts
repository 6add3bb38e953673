import { createHash } from 'node:crypto'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ignoreMissing } from '@thant/base/ignore-missing'
import { dayMs } from '@thant/contracts/durations'
import { encrypt, headBytes, plainBytes, unlock } from '../file/encryption.ts'
import type { StoredFile } from '../file/manifest.ts'
import { fileAt, readHead } from '../file/stored-file.ts'
import { writeWhole } from '../file/write-file.ts'
import type { MasterKey } from '../keyring.ts'
import { UnusableBackup } from '../unusable-backup.ts'
import type { Uploads } from '../uploads.ts'

/** Uploads are never changed under their key, so the folder of backups keeps each once, for all backups. */
export const storedFolder = 'files'

/**
 * The name says the digest, so that no file has to be read again to know what it should hold, and the key that it is
 * encrypted with.
 */
export const storedName = ({ key, sha256 }: Named, masterKey: MasterKey | undefined) =>
  [key, sha256, ...(masterKey ? [masterKey.id] : [])].join('.')

const namePattern = /^([0-9a-f]{32}\.(?:jpg|png|pdf|gz))\.([0-9a-f]{64})(?:\.([0-9a-f]{8}))?$/

type Named = Pick<StoredFile, 'key' | 'sha256'>
type Stored = { files: StoredFile[]; missing: string[]; mended: string[] }

/** What is kept is read again in so many nights, since disks forget. */
const nightsOfReading = 14

/** An upload as the database knows it. */
export type Upload = { key: string; bytes: number }

/**
 * Copies the uploads that the folder lacks; one that is not there, or is gone meanwhile, is `missing`. What has another
 * size than the database says, and a part of the others, is read, and what is damaged is kept again; if the portal has it
 * no longer, it stays as it is.
 */
export async function keepFiles(
  known: Upload[],
  uploads: Uploads,
  backupDir: string,
  masterKey: MasterKey | undefined,
  now: Date,
): Promise<Stored> {
  const folder = join(backupDir, storedFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const digests = await readDigests(folder, masterKey)
  const night = Math.floor(now.getTime() / dayMs) % nightsOfReading
  const kept: Stored = { files: [], missing: [], mended: [] }
  for (const { key, bytes } of known) {
    const sha256 = digests.get(key)
    if (sha256 !== undefined) {
      const isDue = Number.parseInt(key.slice(0, 6), 16) % nightsOfReading === night
      const isOdd = bytes !== (await sizeOf(folder, { key, sha256 }, masterKey))
      const state = isDue || isOdd ? await checkStored(folder, { key, sha256 }, masterKey, uploads) : 'good'
      if (state === 'mended') kept.mended.push(key)
    }
    const file = sha256 === undefined ? await keep(key, uploads, folder, masterKey) : { key, sha256 }
    if (file) kept.files.push({ ...file, bytes: await sizeOf(folder, file, masterKey) })
    else kept.missing.push(key)
  }
  return kept
}

/** Compares a kept file with its digest. A damaged one is kept again from the uploads, if they have it as it was. */
export async function checkStored(
  folder: string,
  file: Named,
  masterKey: MasterKey | undefined,
  uploads: Uploads,
): Promise<'good' | 'mended' | 'damaged'> {
  const contents = await read(folder, file, masterKey).catch(ignoreUnusable)
  if (contents && digestOf(contents) === file.sha256) return 'good'
  if (!(await isStored(file, uploads))) return 'damaged'
  await keep(file.key, uploads, folder, masterKey)
  return 'mended'
}

async function readDigests(folder: string, masterKey: MasterKey | undefined): Promise<Map<string, string>> {
  const names = (await readdir(folder)).map((name) => namePattern.exec(name))
  const own = names.filter((match) => match?.[3] === masterKey?.id)
  return new Map(own.flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2]] as const] : [])))
}

async function sizeOf(folder: string, file: Named, masterKey: MasterKey | undefined): Promise<number> {
  const path = join(folder, storedName(file, masterKey))
  const { size } = await stat(path)
  return masterKey ? (plainBytes(await readHead(fileAt(path), headBytes), size) ?? 0) : size
}

async function keep(
  key: string,
  uploads: Uploads,
  folder: string,
  masterKey: MasterKey | undefined,
): Promise<Named | undefined> {
  const contents = await readUpload(uploads, key)
  if (contents === undefined) return undefined
  const file = { key, sha256: digestOf(contents) }
  const source = Readable.from([contents])
  await writeWhole(join(folder, storedName(file, masterKey)), masterKey ? encrypt(source, masterKey) : source)
  return file
}

/** An upload has 10 MB at most, so it is read at once. */
async function readUpload(uploads: Uploads, key: string): Promise<Buffer | undefined> {
  const stored = await uploads.get(key)
  return stored && (await buffer(stored.stream))
}

/** Where the uploads of a backup may be: in the portal's storage, and in folders of backups. */
type Places = { uploads: Uploads; folders: string[]; key: MasterKey | undefined }

/** Returns the kept files that no place has as the backup says, by their keys. */
export async function findUnrestorable(files: StoredFile[], places: Places): Promise<string[]> {
  const problems: string[] = []
  for (const file of files) {
    const isThere = (await isStored(file, places.uploads)) || (await readStored(file, places)) !== undefined
    if (!isThere) problems.push(file.key)
  }
  return problems
}

/** Copies the uploads of a backup that are not there, or are not what they were, and returns how many. */
export async function restoreFiles(files: StoredFile[], places: Places): Promise<number> {
  let copied = 0
  for (const file of files) {
    if (await isStored(file, places.uploads)) continue
    const contents = await readStored(file, places)
    if (contents === undefined) continue
    await places.uploads.putAs(file.key, contents)
    copied += 1
  }
  return copied
}

async function isStored({ key, sha256 }: Named, uploads: Uploads): Promise<boolean> {
  const contents = await readUpload(uploads, key)
  return contents !== undefined && digestOf(contents) === sha256
}

async function readStored(file: Named, { folders, key }: Places): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const contents = await read(folder, file, key).catch(ignoreUnusable)
    if (contents && digestOf(contents) === file.sha256) return contents
  }
  return undefined
}

async function read(folder: string, file: Named, masterKey: MasterKey | undefined): Promise<Buffer> {
  const stored = fileAt(join(folder, storedName(file, masterKey)))
  const { contents } = await unlock(stored, masterKey && { keyFor: async () => masterKey })
  return buffer(contents)
}

function ignoreUnusable(error: Error): undefined {
  return error instanceof UnusableBackup ? undefined : ignoreMissing(error)
}

const digestOf = (contents: Buffer) => createHash('sha256').update(contents).digest('hex')
