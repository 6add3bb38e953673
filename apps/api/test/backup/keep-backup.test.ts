import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findUnderWay, listBackups } from '@thant/backup/backup-folder'
import { checkBackup } from '@thant/backup/folder/check-backup'
import { checkWeekly, copyElsewhere, keepBackup } from '@thant/backup/keep-backup'
import { lastGoodOf } from '@thant/backup/last-good'
import type { Backup } from '@thant/backup/make-backup'
import { restoreBackup } from '@thant/backup/restore-backup'
import { dayMs } from '@thant/contracts/durations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readKnown } from '#database/known-migrations.ts'
import { createFolderStorage } from '#lib/storage/storage.ts'
import { createQuietDatabase, type QuietDatabase } from '../setup/quiet-database.ts'
import { silentLog } from '../setup/silent-log.ts'

const start = new Date('2026-11-22T19:30:00Z')
const after = (days: number) => new Date(start.getTime() + days * dayMs)

let database: QuietDatabase
let folder: string

beforeAll(async () => {
  database = await createQuietDatabase()
})

afterAll(() => database.drop())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-kept-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const settingsOf = (keep = { daily: 2, weekly: 0, monthly: 0 }) => ({
  dir: join(folder, 'backups'),
  copyDir: join(folder, 'elsewhere'),
  keep,
})

const uploads = () => createFolderStorage(join(folder, 'uploads'))
const placeOf = (now: Date, settings = settingsOf()) => ({ now, settings, timeZone: 'Asia/Yangon', log: silentLog })

async function keep(now: Date, settings = settingsOf()): Promise<Backup | undefined> {
  const place = placeOf(now, settings)
  const backup = await keepBackup({
    ...place,
    connectionString: database.connectionString,
    uploads: uploads(),
    reason: 'nightly',
  })
  await copyElsewhere(place)
  return backup
}

const daysIn = async (dir: string) =>
  (await listBackups(join(folder, dir), undefined)).map(({ manifest }) => manifest.madeAt.slice(0, 10))

async function upload(): Promise<string> {
  const key = `${randomBytes(16).toString('hex')}.png`
  await database.query(
    `insert into files (key, purpose, content_type, bytes, uploaded_by) values ($1, 'image', 'image/png', $2, gen_random_uuid())`,
    [key, key.length],
  )
  await mkdir(join(folder, 'uploads'), { recursive: true })
  await writeFile(join(folder, 'uploads', key), key)
  return key
}

describe('backups that are kept', () => {
  it('are thinned out and copied with their uploads to a second place, which restores without the first', async () => {
    const key = await upload()
    for (const day of [0, 1, 2]) await keep(after(day))
    expect(await daysIn('backups')).toEqual(['2026-11-24', '2026-11-23'])
    expect(await daysIn('elsewhere')).toEqual(['2026-11-24', '2026-11-23'])
    const [newest] = await listBackups(join(folder, 'elsewhere'), undefined)
    await rm(join(folder, 'backups'), { recursive: true })
    await rm(join(folder, 'uploads'), { recursive: true })
    await restoreBackup({
      path: newest?.path ?? '',
      connectionString: database.connectionString,
      uploads: createFolderStorage(join(folder, 'uploads')),
      backupDir: join(folder, 'backups'),
      known: readKnown(),
      now: after(3),
    })
    expect(await readdir(join(folder, 'uploads'))).toEqual([key])
    await database.query('delete from files')
  })

  it('reach the second place later when it was away', async () => {
    await writeFile(join(folder, 'elsewhere'), 'not a folder')
    await expect(keep(after(0))).rejects.toThrow()
    expect(await daysIn('backups')).toEqual(['2026-11-22'])
    await rm(join(folder, 'elsewhere'))
    await keep(after(1))
    expect(await daysIn('elsewhere')).toEqual(['2026-11-23', '2026-11-22'])
  })

  it('lose the uploads that no backup names, a day after, unless one cannot be read', async () => {
    const kept = async () => (await readdir(join(folder, 'backups', 'files'))).length
    await upload()
    await keep(new Date())
    await database.query('delete from files')
    await keep(new Date(Date.now() + 1))
    expect(await kept()).toBe(1)
    await writeFile(join(folder, 'backups', 'thant-damaged.tar'), 'which uploads this names, nobody knows')
    await keep(new Date(Date.now() + 3 * dayMs), settingsOf({ daily: 1, weekly: 0, monthly: 0 }))
    expect(await kept()).toBe(1)
    await rm(join(folder, 'backups', 'thant-damaged.tar'))
    await keep(new Date(Date.now() + 4 * dayMs), settingsOf({ daily: 1, weekly: 0, monthly: 0 }))
    expect(await kept()).toBe(0)
  })

  it('say how far one is that is being made, unless its process was killed', { tags: ['R-rel-24'] }, async () => {
    const dir = join(folder, 'backups')
    await mkdir(join(dir, '.unfinished-x'), { recursive: true })
    expect(await findUnderWay(dir)).toEqual({ percent: 0 })
    for (const percent of [12, 100, 40]) await writeFile(join(dir, '.unfinished-x', `${percent}.percent`), '')
    expect(await findUnderWay(dir)).toEqual({ percent: 100 })
    const longAgo = new Date(Date.now() - 40_000)
    await utimes(join(dir, '.unfinished-x'), longAgo, longAgo)
    expect(await findUnderWay(dir)).toBeUndefined()
    await rm(join(dir, '.unfinished-x'), { recursive: true })
    expect(await findUnderWay(dir)).toBeUndefined()
  })
})

describe('the weekly check', () => {
  const check = (now: Date) =>
    checkWeekly({
      ...placeOf(now),
      connectionString: database.connectionString,
      uploads: uploads(),
      known: readKnown(),
    })
  const checks = async () => (await listBackups(join(folder, 'backups'), undefined)).map((backup) => backup.check)

  it('restores the newest backup into a database of its own, once a week', async () => {
    await keep(after(0))
    await check(after(0))
    await keep(after(1))
    await check(after(1))
    expect(await checks()).toEqual([undefined, { at: after(0).toISOString(), how: 'restored', problem: null }])
    await check(after(7))
    expect((await checks())[0]).toMatchObject({ at: after(7).toISOString(), how: 'restored' })
    expect(await database.query(`select datname from pg_database where datname like 'thant_check%'`)).toEqual([])
  })

  it('compares digests alone where the user may not make a database', async () => {
    const backup = await keep(after(0))
    const role = `reader_${randomBytes(4).toString('hex')}`
    await database.query(`create role ${role} login`)
    const url = new URL(database.connectionString)
    url.username = role
    expect(
      await checkBackup(backup?.path ?? '', {
        keyring: undefined,
        connectionString: url.href,
        uploads: uploads(),
        known: readKnown(),
        now: after(0),
      }),
    ).toMatchObject({
      how: 'read',
      problem: null,
    })
    await database.query(`drop role ${role}`)
  })

  it('keeps a damaged copy of an upload again, also in the second place, and backups do so within two weeks', {
    tags: ['R-rel-25'],
  }, async () => {
    await upload()
    await keep(after(0))
    const [name = ''] = await readdir(join(folder, 'backups', 'files'))
    const places = ['backups', 'elsewhere'].map((place) => join(folder, place, 'files', name))
    const read = () => Promise.all(places.map((path) => readFile(path, 'utf8')))
    const good = await read()
    const damage = () => Promise.all(places.map((path, index) => writeFile(path, '?'.repeat(good[index]?.length ?? 0))))
    await damage()
    await check(after(0))
    expect(await checks()).toMatchObject([{ problem: null }])
    await keep(after(1))
    expect(await read()).toEqual(good)
    await damage()
    const nights = Array.from({ length: 14 }, (_, night) => after(2 + night))
    const mended: string[] = []
    for (const night of nights) mended.push(...((await keep(night))?.mended ?? []))
    expect([mended.length, await read()]).toEqual([1, good])
    await database.query('delete from files')
  })

  it('needs not be waited for where a copy of an upload was cut off: the next backup keeps it again', async () => {
    await upload()
    await keep(after(0))
    const [name = ''] = await readdir(join(folder, 'backups', 'files'))
    const path = join(folder, 'backups', 'files', name)
    const good = await readFile(path, 'utf8')
    for (const night of [1, 2]) {
      await truncate(path, 5)
      expect((await keep(after(night)))?.mended).toHaveLength(1)
      expect(await readFile(path, 'utf8')).toBe(good)
    }
    await database.query('delete from files')
  })

  it('is not put off by a backup that is dated in the future', { tags: ['R-rel-24'] }, async () => {
    await keep(after(400))
    await check(after(400))
    await keep(after(0), settingsOf({ daily: 9, weekly: 0, monthly: 0 }))
    await check(after(0))
    const [, now] = await checks()
    expect(now).toMatchObject({ at: after(0).toISOString(), problem: null })
    const listed = await listBackups(join(folder, 'backups'), undefined)
    expect(lastGoodOf(listed, after(3))).toEqual({ lastGoodAt: after(0).toISOString(), isOverdue: true })
  })

  it('says what is wrong with a backup or its uploads', { tags: ['R-rel-25'] }, async () => {
    const key = await upload()
    const { path = '', bytes = 0 } = (await keep(after(0))) ?? {}
    const [kept = ''] = await readdir(join(folder, 'backups', 'files'))
    await writeFile(join(folder, 'backups', 'files', kept), 'damaged')
    await uploads().delete(key)
    await check(after(0))
    expect(await checks()).toMatchObject([{ problem: expect.stringContaining(`has them no longer: ${key}`) }])
    const file = await open(path, 'r+')
    await file.write(Buffer.from('?'), 0, 1, bytes - 3_000)
    await file.close()
    await check(after(1))
    expect(await checks()).toMatchObject([{ problem: expect.stringContaining('is damaged or was cut off') }])
    await database.query('delete from files')
  })
})
