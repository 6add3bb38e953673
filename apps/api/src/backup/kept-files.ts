import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ignoreMissing } from '#lib/ignore-missing.ts'
import type { KeptFile } from './manifest.ts'

/** Uploads are never changed under their key, so the folder of backups keeps each once, for all backups. */
export const keptFolder = 'files'

/** The name says the digest, so that no file has to be read again to know what it should hold. */
export const keptName = ({ key, sha256 }: Pick<KeptFile, 'key' | 'sha256'>) => `${key}.${sha256}`
const namePattern = /^([0-9a-f]{32}\.(?:jpg|png|pdf))\.([0-9a-f]{64})$/

type Kept = { files: KeptFile[]; missing: string[] }

/** Copies the uploads that the folder lacks; one that is not there, or is gone meanwhile, is `missing`. */
export async function keepFiles(keys: string[], uploads: string, backupDir: string): Promise<Kept> {
  const folder = join(backupDir, keptFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const digests = await readDigests(folder)
  const kept: Kept = { files: [], missing: [] }
  for (const key of keys) {
    const sha256 = digests.get(key)
    const file = sha256 === undefined ? await keep(join(uploads, key), key, folder) : await sizeOf(folder, key, sha256)
    if (file) kept.files.push(file)
    else kept.missing.push(key)
  }
  return kept
}

async function readDigests(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).map((name) => namePattern.exec(name))
  return new Map(names.flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2]] as const] : [])))
}

async function sizeOf(folder: string, key: string, sha256: string): Promise<KeptFile> {
  const file = await open(join(folder, keptName({ key, sha256 })))
  try {
    return { key, bytes: (await file.stat()).size, sha256 }
  } finally {
    await file.close()
  }
}

async function keep(source: string, key: string, folder: string): Promise<KeptFile | undefined> {
  try {
    return { key, ...(await copyWhole(source, folder, (sha256) => keptName({ key, sha256 }))) }
  } catch (error) {
    return ignoreMissing(error)
  }
}

/** Returns the kept files that none of the folders has as the backup says, by their keys. */
export async function findUnrestorable(files: KeptFile[], uploads: string, folders: string[]): Promise<string[]> {
  const problems: string[] = []
  for (const file of files) if (!(await findSource(file, uploads, folders))) problems.push(file.key)
  return problems
}

/** Copies the uploads of a backup that are not there, or are not what they were, and returns how many. */
export async function restoreFiles(files: KeptFile[], uploads: string, folders: string[]): Promise<number> {
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  let copied = 0
  for (const file of files) {
    const target = join(uploads, file.key)
    const source = await findSource(file, uploads, folders)
    if (source === undefined || source === target) continue
    await copyWhole(source, uploads, () => file.key)
    copied += 1
  }
  return copied
}

async function findSource(file: KeptFile, uploads: string, folders: string[]): Promise<string | undefined> {
  const places = [join(uploads, file.key), ...folders.map((folder) => join(folder, keptName(file)))]
  for (const path of places) if ((await digestOf(path)) === file.sha256) return path
  return undefined
}

export async function digestOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
    return hash.digest('hex')
  } catch (error) {
    return ignoreMissing(error)
  }
}

/** The copy gets its name once it is whole and on the disk. */
async function copyWhole(
  source: string,
  folder: string,
  nameOf: (sha256: string) => string,
): Promise<{ bytes: number; sha256: string }> {
  const aside = join(folder, `.new-${randomBytes(8).toString('hex')}`)
  try {
    const found = await copyBytes(source, aside)
    await rename(aside, join(folder, nameOf(found.sha256)))
    return found
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

async function copyBytes(source: string, target: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const file = await open(target, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const chunk of createReadStream(source)) {
      hash.update(chunk)
      bytes += chunk.length
      await file.appendFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}
