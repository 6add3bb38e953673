import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { copyFile, mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sealedTar } from '@thant/backup/file/tar'
import { writeNew } from '@thant/backup/file/write-file'
import { createKeyring, type Keyring } from '@thant/backup/keyring'
import { makeBackup } from '@thant/backup/make-backup'
import { restoreBackup } from '@thant/backup/restore-backup'
import { UnusableBackup } from '@thant/backup/unusable-backup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readKnown } from '#database/known-migrations.ts'
import { createFolderStorage } from '#lib/storage/storage.ts'
import { createFilledDatabase, type QuietDatabase } from '../setup/quiet-database.ts'

let folder: string
let database: QuietDatabase
let before: Record<string, string>
let path: string
let encryptedPath: string
const keyring = createKeyring('fifty heavy bins')
const known = readKnown()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-damaged-'))
  database = await createFilledDatabase()
  const { connectionString } = database
  const options = {
    uploads: createFolderStorage(join(folder, 'uploads')),
    backupDir: join(folder, 'backups'),
    reason: 'asked' as const,
  }
  const pathOf = async (of: { keyring?: Keyring }) =>
    (await makeBackup({ connectionString, ...options, ...of, now: new Date() }))?.path ?? ''
  path = await pathOf({})
  encryptedPath = await pathOf({ keyring })
  before = await database.digests()
})

afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const restore = (file: string) =>
  restoreBackup({
    path: file,
    connectionString: database.connectionString,
    uploads: createFolderStorage(join(folder, 'uploads')),
    backupDir: join(folder, 'backups'),
    keyring,
    known,
    now: new Date(),
    isWithoutFiles: true,
  })

/** Spread over the whole file and alike in every run. */
const place = (seed: string, limit: number) => createHash('sha256').update(seed).digest().readUInt32BE() % limit

async function damaged(original: string, change: (file: string) => Promise<void>): Promise<string> {
  const file = join(folder, 'damaged.tar')
  await copyFile(original, file)
  await change(file)
  return file
}

describe.each([
  ['a backup', () => path],
  ['an encrypted backup', () => encryptedPath],
])('%s is refused before anything is touched', (_kind, original) => {
  it('with any one byte changed', { tags: ['R-rel-12'] }, async () => {
    const { size } = await stat(original())
    const places = [0, 130, 300, 600, size - 1, size - 1_100, size - 1_600, size - 2_000]
    for (let flip = places.length; flip < 50; flip += 1) places.push(place(`flip ${flip}`, size))
    for (const at of places) {
      const file = await damaged(original(), async (copy) => {
        const handle = await open(copy, 'r+')
        const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, at)
        await handle.write(Buffer.from([(buffer[0] ?? 0) ^ (1 << (at % 8))]), 0, 1, at)
        await handle.close()
      })
      await expect(restore(file), `byte ${at}`).rejects.toThrow(UnusableBackup)
    }
    expect(await database.digests()).toEqual(before)
  })

  it('cut off anywhere', { tags: ['R-rel-12'] }, async () => {
    const { size } = await stat(original())
    const lengths = [0, 511, 512, size - 512, size - 1_024, size - 2_048, size - 1]
    for (let cut = lengths.length; cut < 20; cut += 1) lengths.push(place(`cut ${cut}`, size))
    for (const length of lengths) {
      const file = await damaged(original(), (copy) => truncate(copy, length))
      await expect(restore(file), `${length} bytes`).rejects.toThrow(UnusableBackup)
    }
    expect(await database.digests()).toEqual(before)
  })
})

describe('a file is refused before anything is touched', () => {
  it('if it is encrypted and the passphrase is missing or another', async () => {
    const options = { path: encryptedPath, connectionString: database.connectionString, known, now: new Date() }
    const places = { uploads: createFolderStorage(join(folder, 'uploads')), backupDir: join(folder, 'backups') }
    await expect(restoreBackup({ ...options, ...places })).rejects.toThrow('its passphrase is needed to read it')
    const other = restoreBackup({ ...options, ...places, keyring: createKeyring('fifty heavy bin') })
    await expect(other).rejects.toThrow('was encrypted with another passphrase')
    expect(await database.digests()).toEqual(before)
  })

  it.each<[string, object | string, string]>([
    ['a tar archive of another program', { product: 'immich', format: 1 }, 'is a backup of another program, immich'],
    ['a backup in a newer format', { product: 'thant', format: 2 }, 'was written by a newer portal'],
    ['a manifest that lacks something', { product: 'thant', format: 1 }, 'its manifest is not one of Thant'],
    ['a manifest that is no JSON', 'drop table users', 'is no backup of Thant'],
  ])('if it is %s', async (_what, content, message) => {
    const source = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
    const file = join(folder, 'other.tar')
    await rm(file, { force: true })
    await writeNew(file, sealedTar([{ name: 'manifest.json', bytes: source.length, source }], new Date()))
    await expect(restore(file)).rejects.toThrow(message)
  })

  it.each(['a dump of SQL', ''])('if it is any other file: "%s"', async (content) => {
    const file = join(folder, 'other.sql')
    await writeFile(file, content)
    await expect(restore(file)).rejects.toThrow('is no backup of Thant')
    await expect(restore(join(folder, 'nothing.tar'))).rejects.toThrow('There is no file')
  })
})

const small = mkdtempSync(join(tmpdir(), 'thant-small-disk-'))
const isMounted = mountSmallDisk()

afterAll(() => {
  if (isMounted) execFileSync('umount', [small])
  rmSync(small, { recursive: true })
})

/** Mounts a disk of 16 kB, which only root may do, and not in every container. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', small], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

// The test runs only with a small disk that a backup fills.
describe.runIf(isMounted)('a disk that is full', () => {
  it('keeps no part of a backup, and leaves the ones before it and the data alone', async () => {
    await writeFile(join(small, 'thant-earlier.tar'), 'kept')
    const options = {
      connectionString: database.connectionString,
      uploads: createFolderStorage(join(folder, 'uploads')),
      now: new Date(),
    }
    await expect(makeBackup({ ...options, backupDir: small, reason: 'asked' })).rejects.toThrow('ENOSPC')
    expect((await readdir(small)).filter((name) => name !== 'files')).toEqual(['thant-earlier.tar'])
    // The restore point does not fit either, so the restore does not begin.
    await expect(restoreBackup({ ...options, known, path, backupDir: small, isWithoutFiles: true })).rejects.toThrow(
      'ENOSPC',
    )
    expect(await database.digests()).toEqual(before)
  })
})
