import { createReadStream } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ignoreMissing } from '@thant/base/ignore-missing'
import { dayMs } from '@thant/contracts/durations'
import { backupNamePattern, copiedPath, listBackups } from './backup-folder.ts'
import { writeWhole } from './file/write-file.ts'
import { type KeepRule, surplusOf } from './folder/retention.ts'
import { storedFolder, storedName } from './folder/stored-files.ts'
import { type Keyring, keyName } from './keyring.ts'
import { type Described, describeFile, readManifest } from './open-backup.ts'
import { UnusableBackup } from './unusable-backup.ts'

/** By which the clock of a bucket may be behind. */
const clockToleranceMs = 60_000

type Settings = { dir: string; keep: KeepRule; keyring?: Keyring | undefined }

/** A bucket, or the part of one below a prefix. It opens its connection with the first call. */
export type Bucket = {
  /** For people, such as `s3://bucket/prefix/`. */
  address: string
  /** Returns the names of what it has, and when each was stored. */
  list(): Promise<Map<string, Date>>
  read(name: string): Promise<Readable>
  write(name: string, contents: Readable, bytes: number): Promise<void>
  delete(name: string): Promise<void>
}

/** Copies what the bucket lacks, in the layout of a folder of backups, and removes what is kept no longer. */
export async function copyToBucket(
  { dir, keep, keyring }: Settings,
  bucket: Bucket,
  calendar: { now: Date; timeZone: string },
): Promise<void> {
  const there = await bucket.list()
  for (const { name, path, manifest, key } of await listBackups(dir, keyring)) {
    if (!there.has(name)) {
      for (const kept of manifest.files.map((file) => `${storedFolder}/${storedName(file, key)}`)) {
        const sentAt = there.get(kept)
        // A kept file that was damaged is newer once it was kept again.
        if (sentAt && sentAt.getTime() + clockToleranceMs > (await stat(join(dir, kept))).mtimeMs) continue
        await send(bucket, join(dir, kept), kept)
        there.set(kept, calendar.now)
      }
      if (key) await sendKey(bucket, dir, keyName(key), there)
      await send(bucket, path, name)
      there.set(name, calendar.now)
    }
    await writeFile(copiedPath(path), '', { mode: 0o600 })
  }
  await thinOut(bucket, there, { keep, keyring, ...calendar })
}

/** Takes the name of a backup out of its address, `s3://bucket/prefix/<name>?endpoint=https://…`. */
export function splitAddress(address: string): { folder: string; name: string } {
  const [, folder = '', name = '', query = ''] = /^([^?]*)\/([^/?]*)(\?.*)?$/.exec(address) ?? []
  return { folder: `${folder}${query}`, name }
}

/** Brings a backup and its uploads into the folder of backups, and returns the path of the file. */
export async function fetchFromBucket(
  bucket: Bucket,
  name: string,
  { dir, keyring }: Pick<Settings, 'dir' | 'keyring'>,
): Promise<string> {
  const there = await bucket.list()
  if (!backupNamePattern.test(name) || !there.has(name)) {
    throw new UnusableBackup(`There is no backup ${name} in ${bucket.address}.`)
  }
  await mkdir(join(dir, storedFolder), { recursive: true, mode: 0o700 })
  await receive(bucket, name, join(dir, name))
  const { manifest, key } = await readManifest(join(dir, name), keyring)
  for (const kept of manifest.files.map((file) => `${storedFolder}/${storedName(file, key)}`)) {
    const isHere = (await stat(join(dir, kept)).catch(ignoreMissing)) !== undefined
    if (!isHere && there.has(kept)) await receive(bucket, kept, join(dir, kept))
  }
  return join(dir, name)
}

async function send(bucket: Bucket, path: string, name: string): Promise<void> {
  const { size } = await stat(path)
  await bucket.write(name, createReadStream(path), size)
}

/** A backup from before 0.2.0 may have none beside it. */
async function sendKey(bucket: Bucket, dir: string, name: string, there: Map<string, Date>): Promise<void> {
  const found = await stat(join(dir, name)).catch(ignoreMissing)
  if (found && !there.has(name)) await send(bucket, join(dir, name), name)
  there.set(name, new Date())
}

async function receive(bucket: Bucket, name: string, path: string): Promise<void> {
  await writeWhole(path, await bucket.read(name))
}

type Thinning = { keep: KeepRule; keyring: Keyring | undefined; now: Date; timeZone: string }

async function thinOut(bucket: Bucket, there: Map<string, Date>, { keep, keyring, ...calendar }: Thinning) {
  const names = [...there.keys()].filter((name) => backupNamePattern.test(name))
  const read = await Promise.all(names.map(async (name) => ({ name, said: await describe(bucket, name, keyring) })))
  const readable = read.flatMap(({ name, said }) => (said ? [{ name, ...said }] : []))
  const dated = readable.map(({ name, manifest: { madeAt, reason } }) => ({ name, madeAt: new Date(madeAt), reason }))
  const surplus = surplusOf(dated, keep, calendar)
  for (const name of surplus) await bucket.delete(name)
  // A backup that cannot be read may name any upload.
  if (readable.length < names.length) return
  const left = readable.filter(({ name }) => !surplus.includes(name))
  const named = new Set(
    left.flatMap(({ manifest, key }) => manifest.files.map((file) => `${storedFolder}/${storedName(file, key)}`)),
  )
  for (const [name, storedAt] of there) {
    const isNameless = name.startsWith(`${storedFolder}/`) && !named.has(name)
    if (isNameless && calendar.now.getTime() - storedAt.getTime() > dayMs) await bucket.delete(name)
  }
}

/** Only the beginning of a backup is read. */
async function describe(bucket: Bucket, name: string, keyring: Keyring | undefined) {
  const stored = { name, open: () => bucket.read(name) }
  return describeFile(stored, keyring).catch((error: Error): Described | undefined => {
    if (error instanceof UnusableBackup) return undefined
    throw error
  })
}
