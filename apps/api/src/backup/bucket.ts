import { createReadStream } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@thant/contracts/durations'
import { ignoreMissing } from '#lib/ignore-missing.ts'
import type { S3Place } from '#lib/storage/s3-place.ts'
import { openDisk, reached } from '#lib/storage/s3-storage.ts'
import { backupNamePattern, copiedPath, listBackups } from './backup-folder.ts'
import type { ByteSource } from './byte-source.ts'
import { keptFolder, keptName } from './kept-files.ts'
import type { Keyring } from './keyring.ts'
import { UnusableBackup } from './manifest.ts'
import { type Described, describeSource, readManifest } from './open-backup.ts'
import { type KeepRule, surplusOf } from './retention.ts'
import { writeWhole } from './write-file.ts'

/** By which the clock of a bucket may be behind. */
const clockToleranceMs = 60_000

type Settings = { dir: string; keep: KeepRule; keyring?: Keyring | undefined }
type Disk = Awaited<ReturnType<typeof openDisk>>
type Found = Map<string, Date>

/** Copies what the bucket lacks, in the layout of a folder of backups, and removes what is kept no longer. */
export async function copyToBucket(
  { dir, keep, keyring }: Settings,
  place: S3Place,
  calendar: { now: Date; timeZone: string },
): Promise<void> {
  const disk = await openDisk(place)
  const there = await list(disk, place)
  for (const { name, path, manifest, key } of await listBackups(dir, keyring)) {
    if (!there.has(name)) {
      for (const kept of manifest.files.map((file) => `${keptFolder}/${keptName(file, key)}`)) {
        const sentAt = there.get(kept)
        // A kept file that was damaged is newer once it was kept again.
        if (sentAt && sentAt.getTime() + clockToleranceMs > (await stat(join(dir, kept))).mtimeMs) continue
        await send(disk, join(dir, kept), `${place.prefix}${kept}`)
        there.set(kept, calendar.now)
      }
      await send(disk, path, `${place.prefix}${name}`)
      there.set(name, calendar.now)
    }
    await writeFile(copiedPath(path), '', { mode: 0o600 })
  }
  await thinOut(disk, place, there, { keep, keyring, ...calendar })
}

/** Takes the name of a backup out of its address, `s3://bucket/prefix/<name>?endpoint=https://…`. */
export function splitAddress(address: string): { folder: string; name: string } {
  const [, folder = '', name = '', query = ''] = /^([^?]*)\/([^/?]*)(\?.*)?$/.exec(address) ?? []
  return { folder: `${folder}${query}`, name }
}

/** Brings a backup and its uploads into the folder of backups, and returns the path of the file. */
export async function fetchFromBucket(
  place: S3Place,
  name: string,
  { dir, keyring }: Pick<Settings, 'dir' | 'keyring'>,
): Promise<string> {
  const disk = await openDisk(place)
  const there = await list(disk, place)
  if (!backupNamePattern.test(name) || !there.has(name)) {
    throw new UnusableBackup(`There is no backup ${name} in the bucket ${place.bucket}.`)
  }
  await mkdir(join(dir, keptFolder), { recursive: true, mode: 0o700 })
  await receive(disk, `${place.prefix}${name}`, join(dir, name))
  const { manifest, key } = await readManifest(join(dir, name), keyring)
  for (const kept of manifest.files.map((file) => `${keptFolder}/${keptName(file, key)}`)) {
    const isHere = (await stat(join(dir, kept)).catch(ignoreMissing)) !== undefined
    if (!isHere && there.has(kept)) await receive(disk, `${place.prefix}${kept}`, join(dir, kept))
  }
  return join(dir, name)
}

async function send(disk: Disk, path: string, name: string): Promise<void> {
  const { size } = await stat(path)
  await reached(disk.putStream(name, createReadStream(path), { contentLength: size }))
}

async function receive(disk: Disk, name: string, path: string): Promise<void> {
  await writeWhole(path, await reached(disk.getStream(name)))
}

/** Returns the names below the prefix, and when each was stored. */
async function list(disk: Disk, { prefix }: S3Place): Promise<Found> {
  const found: Found = new Map()
  let paginationToken: string | undefined
  do {
    const page = await reached(
      disk.listAll(prefix || '/', { recursive: true, ...(paginationToken && { paginationToken }) }),
    )
    for (const object of page.objects) {
      if (object.isFile) found.set(object.key.slice(prefix.length), (await object.getMetaData()).lastModified)
    }
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
  return found
}

type Thinning = { keep: KeepRule; keyring: Keyring | undefined; now: Date; timeZone: string }

async function thinOut(disk: Disk, place: S3Place, there: Found, { keep, keyring, ...calendar }: Thinning) {
  const remove = (name: string) => reached(disk.delete(`${place.prefix}${name}`))
  const names = [...there.keys()].filter((name) => backupNamePattern.test(name))
  const read = await Promise.all(
    names.map(async (name) => ({ name, said: await describe(disk, place, name, keyring) })),
  )
  const readable = read.flatMap(({ name, said }) => (said ? [{ name, ...said }] : []))
  const dated = readable.map(({ name, manifest: { madeAt, reason } }) => ({ name, madeAt: new Date(madeAt), reason }))
  const surplus = surplusOf(dated, keep, calendar)
  for (const name of surplus) await remove(name)
  // A backup that cannot be read may name any upload.
  if (readable.length < names.length) return
  const left = readable.filter(({ name }) => !surplus.includes(name))
  const named = new Set(
    left.flatMap(({ manifest, key }) => manifest.files.map((file) => `${keptFolder}/${keptName(file, key)}`)),
  )
  for (const [name, storedAt] of there) {
    const isNameless = name.startsWith(`${keptFolder}/`) && !named.has(name)
    if (isNameless && calendar.now.getTime() - storedAt.getTime() > dayMs) await remove(name)
  }
}

async function describe(disk: Disk, place: S3Place, name: string, keyring: Keyring | undefined) {
  const key = `${place.prefix}${name}`
  const { contentLength } = await reached(disk.getMetaData(key))
  return describeSource(sourceOf(disk, key, contentLength), keyring).catch((error: Error): Described | undefined => {
    if (error instanceof UnusableBackup) return undefined
    throw error
  })
}

/** Only the beginning of a backup is read from here, so the parts before one that is wanted are passed over. */
function sourceOf(disk: Disk, key: string, bytes: number): ByteSource {
  return {
    name: key,
    bytes,
    async *read(start, end) {
      if (end <= start) return
      let at = 0
      for await (const chunk of await reached(disk.getStream(key))) {
        const wanted = (chunk as Buffer).subarray(Math.max(0, start - at), Math.max(0, end - at))
        if (wanted.length > 0) yield wanted
        at += (chunk as Buffer).length
        if (at >= end) return
      }
    },
  }
}
