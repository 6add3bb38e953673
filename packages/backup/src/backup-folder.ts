import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { ignoreMissing } from '@thant/base/ignore-missing'
import { dayMs } from '@thant/contracts/durations'
import { z } from 'zod'
import { asidePrefix, writeWhole } from './file/write-file.ts'
import { type KeepRule, surplusOf } from './folder/retention.ts'
import { storedFolder, storedName } from './folder/stored-files.ts'
import { type Keyring, keyName } from './keyring.ts'
import { progressSuffix, signOfLifeMs, unfinishedPrefix } from './make-backup.ts'
import { type Described, readManifest } from './open-backup.ts'
import { UnusableBackup } from './unusable-backup.ts'
import { uploadPrefix } from './upload-backup.ts'

const checkSchema = z.object({
  at: z.iso.datetime(),
  /** Whether it was restored into a database made for that, or its digests were compared alone. */
  how: z.enum(['restored', 'read']),
  /** What is wrong; null if nothing is. */
  problem: z.string().nullable(),
})
export type Check = z.output<typeof checkSchema>

export type ListedBackup = Described & { name: string; path: string; bytes: number; check: Check | undefined }

export const backupNamePattern = /^thant-[\w.-]+\.tar$/

/** Lists the backups of a folder, newest first. */
export async function listBackups(folder: string, keyring: Keyring | undefined): Promise<ListedBackup[]> {
  return (await readFolder(folder, keyring)).backups
}

/** Files that have the name of a backup and cannot be read, for example damaged ones, are `unreadable`. */
export async function readFolder(
  folder: string,
  keyring: Keyring | undefined,
): Promise<{ backups: ListedBackup[]; unreadable: string[] }> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  const backups: ListedBackup[] = []
  const unreadable: string[] = []
  for (const name of names.filter((candidate) => backupNamePattern.test(candidate))) {
    const backup = await readListed(folder, name, keyring)
    if (backup) backups.push(backup)
    else unreadable.push(name)
  }
  return { backups: backups.toSorted((a, b) => b.manifest.madeAt.localeCompare(a.manifest.madeAt)), unreadable }
}

/**
 * Returns undefined for a name that is none of a backup, and for a file that is gone, damaged, somebody else's or encrypted
 * with another passphrase.
 */
export async function readListed(
  folder: string,
  name: string,
  keyring: Keyring | undefined,
): Promise<ListedBackup | undefined> {
  if (!backupNamePattern.test(name)) return undefined
  const path = join(folder, name)
  try {
    return {
      name,
      path,
      bytes: (await stat(path)).size,
      ...(await readManifest(path, keyring)),
      check: await readCheck(path),
    }
  } catch (error) {
    const isOfOther = (error as NodeJS.ErrnoException).code === 'EACCES'
    return error instanceof UnusableBackup || isOfOther ? undefined : ignoreMissing(error)
  }
}

/** Returns how far a backup is that is being made; one whose process was killed shows no sign of life. */
export async function findUnderWay(folder: string): Promise<{ percent: number } | undefined> {
  for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    if (!name.startsWith(unfinishedPrefix)) continue
    const changed = await stat(join(folder, name)).catch(ignoreMissing)
    if (changed === undefined || Math.abs(Date.now() - changed.mtimeMs) > 3 * signOfLifeMs) continue
    const inside = (await readdir(join(folder, name)).catch(ignoreMissing)) ?? []
    const reported = inside.filter((file) => file.endsWith(progressSuffix)).map((file) => Number.parseInt(file, 10))
    return { percent: Math.max(0, ...reported) }
  }
  return undefined
}

/** The file is there once a bucket has the backup, which would have to be asked otherwise. */
export const copiedPath = (path: string) => `${path}.copied`

const checkPath = (path: string) => `${path}.check.json`

async function readCheck(path: string): Promise<Check | undefined> {
  const text = await readFile(checkPath(path), 'utf8').catch(ignoreMissing)
  return text === undefined ? undefined : checkSchema.parse(JSON.parse(text))
}

export async function writeCheck(path: string, check: Check): Promise<void> {
  await writeWhole(checkPath(path), Readable.from([Buffer.from(JSON.stringify(check))]))
}

/** Removes what is kept no longer, uploads that no backup names, and what a killed process left. */
export async function thinOut(
  folder: string,
  { keep, keyring }: { keep: KeepRule; keyring?: Keyring | undefined },
  calendar: { now: Date; timeZone: string },
): Promise<string[]> {
  const { backups, unreadable } = await readFolder(folder, keyring)
  const dated = backups.map(({ name, manifest: { madeAt, reason } }) => ({ name, madeAt: new Date(madeAt), reason }))
  const surplus = surplusOf(dated, keep, calendar)
  for (const name of surplus) {
    await rm(join(folder, name), { force: true })
    await rm(checkPath(join(folder, name)), { force: true })
    await rm(copiedPath(join(folder, name)), { force: true })
  }
  const left = backups.filter(({ name }) => !surplus.includes(name))
  const isLeftBehind = async (path: string) => {
    const found = await stat(path).catch(ignoreMissing)
    return found !== undefined && calendar.now.getTime() - found.mtimeMs > dayMs
  }
  // A backup that cannot be read may name any upload.
  const nameless = unreadable.length > 0 ? [] : await listNameless(folder, left)
  const unfinished = (await readdir(folder)).filter((name) => remains.some((prefix) => name.startsWith(prefix)))
  // A backup under way keeps uploads that no manifest names yet, so only what is older than a day goes.
  for (const path of [...nameless, ...unfinished.map((name) => join(folder, name))]) {
    if (await isLeftBehind(path)) await rm(path, { recursive: true, force: true })
  }
  return surplus
}

/** How names begin of what a killed process or an interrupted upload left. */
const remains = [unfinishedPrefix, uploadPrefix, asidePrefix]

async function listNameless(folder: string, backups: ListedBackup[]): Promise<string[]> {
  const named = new Set(backups.flatMap(({ manifest, key }) => manifest.files.map((file) => storedName(file, key))))
  const kept = (await readdir(join(folder, storedFolder)).catch(ignoreMissing)) ?? []
  return kept.filter((name) => !named.has(name)).map((name) => join(folder, storedFolder, name))
}

/** Copies a backup and the uploads that it names to a second place, which then needs nothing of the first. */
export async function copyToSecondPlace(
  { path, name, manifest, key }: ListedBackup,
  from: string,
  to: string,
): Promise<void> {
  await mkdir(join(to, storedFolder), { recursive: true, mode: 0o700 })
  if (key) await copyKey(join(from, keyName(key)), join(to, keyName(key)))
  for (const file of manifest.files) {
    const kept = storedName(file, key)
    await copyIfNewer(join(from, storedFolder, kept), join(to, storedFolder, kept))
  }
  await copyWhole(path, join(to, name))
}

/** A kept file that was damaged is newer once it was kept again. */
async function copyIfNewer(source: string, target: string): Promise<void> {
  const own = await stat(source)
  const there = await stat(target).catch(ignoreMissing)
  if (there === undefined || there.size !== own.size || there.mtimeMs < own.mtimeMs) await copyWhole(source, target)
}

/** A backup from before 0.2.0 may have none beside it. */
async function copyKey(source: string, target: string): Promise<void> {
  const isThere = (await stat(source).catch(ignoreMissing)) !== undefined
  if (isThere && (await stat(target).catch(ignoreMissing)) === undefined) await copyWhole(source, target)
}

const copyWhole = (source: string, target: string) => writeWhole(target, createReadStream(source))
