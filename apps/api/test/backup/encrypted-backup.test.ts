import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFolder } from '@thant/backup/backup-folder'
import { checkWeekly, copyElsewhere, keepBackup } from '@thant/backup/keep-backup'
import { createKeyring, type Keyring } from '@thant/backup/keyring'
import { restoreBackup } from '@thant/backup/restore-backup'
import { dayMs } from '@thant/contracts/durations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readKnown } from '#database/known-migrations.ts'
import { createFolderStorage, type Storage } from '#lib/storage/storage.ts'
import { createQuietDatabase, type QuietDatabase } from '../setup/quiet-database.ts'
import { silentLog } from '../setup/silent-log.ts'

const start = new Date('2026-11-22T19:30:00Z')
const after = (days: number) => new Date(start.getTime() + days * dayMs)
const secret = 'ထမင်းစားပြီးပြီလား'

let database: QuietDatabase
let folder: string
let uploads: Storage
let key: string
const keyring = createKeyring('fifty heavy bins')

beforeAll(async () => {
  database = await createQuietDatabase()
})

afterAll(() => database.drop())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-encrypted-'))
  uploads = createFolderStorage(join(folder, 'uploads'))
  key = await uploads.put(Buffer.from(`${secret} ${randomBytes(4).toString('hex')}`), 'png')
  await database.query(
    `insert into files (key, purpose, content_type, bytes, uploaded_by) values ($1, 'image', 'image/png', 4, gen_random_uuid())`,
    [key],
  )
})

afterEach(async () => {
  await database.query('delete from files')
  await rm(folder, { recursive: true, force: true })
})

const placeOf = (now: Date, ring: Keyring | undefined) => ({
  now,
  timeZone: 'Asia/Yangon',
  log: silentLog,
  settings: {
    dir: join(folder, 'backups'),
    copyDir: join(folder, 'elsewhere'),
    keep: { daily: 9, weekly: 0, monthly: 0 },
    keyring: ring,
  },
})

const keep = (now: Date, ring: Keyring | undefined) =>
  keepBackup({ ...placeOf(now, ring), connectionString: database.connectionString, uploads, reason: 'nightly' })

const restore = (path: string, ring = keyring) =>
  restoreBackup({
    path,
    connectionString: database.connectionString,
    uploads,
    backupDir: join(folder, 'other'),
    keyring: ring,
    ownKeyring: ring,
    known: readKnown(),
    now: after(9),
  })

const storedNames = async (dir = 'backups') => (await readdir(join(folder, dir, 'files'))).toSorted()

describe('with a passphrase', () => {
  it('nothing in the folder can be read, and everything comes back, also from the second place', async () => {
    await keep(after(0), keyring)
    await copyElsewhere(placeOf(after(0), keyring))
    for (const dir of ['backups', 'elsewhere']) {
      expect(await readdir(join(folder, dir))).toContainEqual(expect.stringMatching(/^key-[0-9a-f]{8}\.age$/))
      for (const entry of await readdir(join(folder, dir), { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const contents = await readFile(join(entry.parentPath, entry.name))
        expect(contents.includes(secret), entry.name).toBe(false)
        expect(contents.includes('"product"'), entry.name).toBe(false)
      }
    }
    const digests = await database.digests()
    const stored = await readFile(join(folder, 'uploads', key))
    await rm(join(folder, 'backups'), { recursive: true })
    await rm(join(folder, 'uploads'), { recursive: true })
    await database.query(
      `insert into contact_messages (name, email, message, created_at) values ('A', 'a@b.c', 'd', now())`,
    )
    const { backups } = await readFolder(join(folder, 'elsewhere'), keyring)
    const { restorePoint, copiedFiles } = await restore(backups[0]?.path ?? '')
    expect([copiedFiles, await readFile(join(folder, 'uploads', key))]).toEqual([1, stored])
    expect(await database.digests()).toEqual(digests)
    expect(await readFolder(join(folder, 'other'), undefined)).toMatchObject({ backups: [] })
    await expect(restore(restorePoint?.path ?? '', createKeyring('another passphrase'))).rejects.toThrow(
      'was encrypted with another passphrase',
    )
  })

  it('the weekly check restores the newest backup, and notices a damaged upload', async () => {
    await keep(after(0), keyring)
    const check = (now: Date) =>
      checkWeekly({
        ...placeOf(now, keyring),
        connectionString: database.connectionString,
        uploads,
        known: readKnown(),
      })
    const checks = async () =>
      (await readFolder(join(folder, 'backups'), keyring)).backups.map((backup) => backup.check)
    await check(after(0))
    expect(await checks()).toMatchObject([{ how: 'restored', problem: null }])
    const [name = ''] = await storedNames()
    await rm(join(folder, 'backups', 'files', name))
    await check(after(8))
    expect([await checks(), await storedNames()]).toMatchObject([[{ problem: null }], [name]])
    await rm(join(folder, 'backups', 'files', name))
    await uploads.delete(key)
    await check(after(16))
    expect(await checks()).toMatchObject([{ problem: expect.stringContaining(`has them no longer: ${key}`) }])
  })

  it('each upload is kept once, with its size', async () => {
    const first = await keep(after(0), keyring)
    const second = await keep(after(1), createKeyring('fifty heavy bins'))
    expect(await storedNames()).toHaveLength(1)
    expect(second?.manifest.files).toEqual(first?.manifest.files)
    expect(first?.manifest.files).toMatchObject([{ key, bytes: Buffer.byteLength(secret) + 9 }])
  })
})

describe('when the passphrase is set or changed', () => {
  it('earlier backups stay as they are, their uploads too, and later ones need nothing of them', async () => {
    await keep(after(0), undefined)
    const { path = '' } = (await keep(after(1), keyring)) ?? {}
    const changed = createKeyring('a later passphrase')
    await keep(after(2), changed)
    expect(await storedNames()).toHaveLength(3)
    const { backups, unreadable } = await readFolder(join(folder, 'backups'), changed)
    expect(backups.map((backup) => backup.key !== undefined)).toEqual([true, false])
    expect(unreadable.map((name) => join(folder, 'backups', name))).toEqual([path])
    await rm(join(folder, 'uploads'), { recursive: true })
    await expect(restore(path)).resolves.toMatchObject({ copiedFiles: 1 })
  })
})
