import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@thant/contracts/durations'
import { z } from 'zod'
import { ignoreMissing } from '#lib/ignore-missing.ts'
import { keptFolder, keptName } from './kept-files.ts'
import { progressSuffix, unfinishedPrefix } from './make-backup.ts'
import { type Manifest, UnusableBackup } from './manifest.ts'
import { readManifest } from './open-backup.ts'
import { type KeepRule, surplusOf } from './retention.ts'

const checkSchema = z.object({
  at: z.iso.datetime(),
  /** Whether it was restored into a database made for that, or its digests were compared alone. */
  how: z.enum(['restored', 'read']),
  /** What is wrong; null if nothing is. */
  problem: z.string().nullable(),
})
export type Check = z.output<typeof checkSchema>

export type ListedBackup = { name: string; path: string; bytes: number; manifest: Manifest; check: Check | undefined }

const namePattern = /^thant-[\w.-]+\.tar$/

/** Lists the backups of a folder, newest first. */
export async function listBackups(folder: string): Promise<ListedBackup[]> {
  return (await readFolder(folder)).backups
}

/** Files that have the name of a backup and cannot be read, for example damaged ones, are `unreadable`. */
export async function readFolder(folder: string): Promise<{ backups: ListedBackup[]; unreadable: string[] }> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  const backups: ListedBackup[] = []
  const unreadable: string[] = []
  for (const name of names.filter((candidate) => namePattern.test(candidate))) {
    const backup = await readListed(folder, name)
    if (backup) backups.push(backup)
    else unreadable.push(name)
  }
  return { backups: backups.toSorted((a, b) => b.manifest.madeAt.localeCompare(a.manifest.madeAt)), unreadable }
}

/** Returns undefined for a name that is none of a backup, and for a file that is gone, damaged or somebody else's. */
export async function readListed(folder: string, name: string): Promise<ListedBackup | undefined> {
  if (!namePattern.test(name)) return undefined
  const path = join(folder, name)
  try {
    return {
      name,
      path,
      bytes: (await stat(path)).size,
      manifest: await readManifest(path),
      check: await readCheck(path),
    }
  } catch (error) {
    const isOfOther = (error as NodeJS.ErrnoException).code === 'EACCES'
    return error instanceof UnusableBackup || isOfOther ? undefined : ignoreMissing(error)
  }
}

/** Returns how far a backup is that is being made; one whose process was killed says nothing new for a while. */
export async function findUnderWay(folder: string): Promise<{ percent: number } | undefined> {
  for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    if (!name.startsWith(unfinishedPrefix)) continue
    const changed = await stat(join(folder, name)).catch(ignoreMissing)
    if (changed === undefined || Date.now() - changed.mtimeMs > 600_000) continue
    const inside = (await readdir(join(folder, name)).catch(ignoreMissing)) ?? []
    const told = inside.filter((file) => file.endsWith(progressSuffix)).map((file) => Number.parseInt(file, 10))
    return { percent: Math.max(0, ...told) }
  }
  return undefined
}

const checkPath = (path: string) => `${path}.check.json`

async function readCheck(path: string): Promise<Check | undefined> {
  const text = await readFile(checkPath(path), 'utf8').catch(ignoreMissing)
  return text === undefined ? undefined : checkSchema.parse(JSON.parse(text))
}

export async function writeCheck(path: string, check: Check): Promise<void> {
  await writeWhole(checkPath(path), (aside) => writeFile(aside, JSON.stringify(check), { mode: 0o600 }))
}

/** Removes what is kept no longer, uploads that no backup names, and what a killed process left. */
export async function thinOut(
  folder: string,
  keep: KeepRule,
  calendar: { now: Date; timeZone: string },
): Promise<string[]> {
  const { backups, unreadable } = await readFolder(folder)
  const dated = backups.map(({ name, manifest: { madeAt, reason } }) => ({ name, madeAt: new Date(madeAt), reason }))
  const surplus = surplusOf(dated, keep, calendar)
  for (const name of surplus) {
    await rm(join(folder, name), { force: true })
    await rm(checkPath(join(folder, name)), { force: true })
  }
  const left = backups.filter(({ name }) => !surplus.includes(name))
  const isLeftBehind = async (path: string) => {
    const found = await stat(path).catch(ignoreMissing)
    return found !== undefined && calendar.now.getTime() - found.mtimeMs > dayMs
  }
  // A backup that cannot be read may name any upload.
  const nameless = unreadable.length > 0 ? [] : await listNameless(folder, left)
  const unfinished = (await readdir(folder)).filter((name) => name.startsWith(unfinishedPrefix))
  // A backup under way keeps uploads that no manifest names yet, so only what is older than a day goes.
  for (const path of [...nameless, ...unfinished.map((name) => join(folder, name))]) {
    if (await isLeftBehind(path)) await rm(path, { recursive: true, force: true })
  }
  return surplus
}

async function listNameless(folder: string, backups: ListedBackup[]): Promise<string[]> {
  const named = new Set(backups.flatMap(({ manifest }) => manifest.files.map(keptName)))
  const kept = (await readdir(join(folder, keptFolder)).catch(ignoreMissing)) ?? []
  return kept.filter((name) => !named.has(name)).map((name) => join(folder, keptFolder, name))
}

/** Copies a backup and the uploads that it names to a second place, which then needs nothing of the first. */
export async function copyToSecondPlace(
  { path, name, manifest }: ListedBackup,
  from: string,
  to: string,
): Promise<void> {
  await mkdir(join(to, keptFolder), { recursive: true, mode: 0o700 })
  const there = new Set(await readdir(join(to, keptFolder)))
  for (const file of manifest.files) {
    const kept = keptName(file)
    if (!there.has(kept)) await copyWhole(join(from, keptFolder, kept), join(to, keptFolder, kept))
  }
  await copyWhole(path, join(to, name))
}

const copyWhole = (source: string, target: string) =>
  writeWhole(target, (aside) => copyFile(source, aside, constants.COPYFILE_EXCL))

/** The file gets its name once it is whole and on the disk. */
async function writeWhole(path: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${path}.new-${randomBytes(4).toString('hex')}`
  try {
    await write(aside)
    const file = await open(aside)
    await file.sync()
    await file.close()
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
