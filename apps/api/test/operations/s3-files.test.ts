import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fetchFromBucket, splitAddress } from '@thant/backup/bucket'
import { copyElsewhere, keepBackup } from '@thant/backup/keep-backup'
import { createKeyring } from '@thant/backup/keyring'
import { makeBackup } from '@thant/backup/make-backup'
import { restoreBackup } from '@thant/backup/restore-backup'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readKnown } from '#database/known-migrations.ts'
import { files } from '#database/schema/files.ts'
import { reportFiles } from '#database/schema/reports.ts'
import { copyFiles } from '#lib/storage/copy-files.ts'
import { createBucket } from '#lib/storage/s3-bucket.ts'
import { openS3Storage } from '#lib/storage/s3-storage.ts'
import { createFolderStorage } from '#lib/storage/storage.ts'
import { pngFile } from '../files/images.ts'
import { startS3Server } from '../files/s3-server.ts'
import { upload } from '../files/upload.ts'
import { createOrganization, createPickup, createReport, item } from '../records/factories.ts'
import { call, signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { createQuietDatabase } from '../setup/quiet-database.ts'
import { silentLog } from '../setup/silent-log.ts'

// A restore takes seconds where other work keeps the machine busy.
vi.setConfig({ testTimeout: 120_000 })

const server = await startS3Server()
const storage = await openS3Storage(server.place)
const folder = await mkdtemp(join(tmpdir(), 'thant-s3-'))
const testApp = useTestApp({}, { storage })
let admin: TestActor

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
})

beforeEach(() => server.open())

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe('with files on S3', () => {
  it('an upload is stored and served', async () => {
    const { file } = (await upload(admin, await pngFile())).body.data
    const stored = server.objects.get(`uploads/${file}`)?.contents
    const served = await testApp.app.inject({ url: `/api/files/${file}` })
    expect([served.statusCode, served.rawPayload]).toEqual([200, stored])
  })

  it('a report is drawn once and served again', async () => {
    const organization = await createOrganization(admin, {})
    await createPickup(admin, organization, '2025-01-10T02:30:00Z', [item('Papers', 4)])
    const report = await createReport(admin, { organization, quarters: ['2025-01'] })
    const download = () => testApp.app.inject({ url: `/api/download/${report}` })
    const [first, second] = [await download(), await download()]
    expect([first.statusCode, second.rawPayload.equals(first.rawPayload)]).toEqual([200, true])
    expect(await testApp.database.$count(reportFiles)).toBe(1)
  })

  it('a store that is away is a 503 with words, and leaves no row without a file', async () => {
    const { file } = (await upload(admin, await pngFile())).body.data
    const before = await testApp.database.$count(files)
    server.shut()
    const refused = await upload(admin, await pngFile())
    const unread = await call(testApp.app, 'GET', `/files/${file}`)
    for (const { status, body } of [refused, unread]) expect([status, body.code]).toEqual([503, 'server.files-away'])
    expect(await testApp.database.$count(files)).toBe(before)
    expect((await call(testApp.app, 'GET', '/company')).status).toBe(200)
  })

  it('a report is drawn and served while the store is away, and kept once it is back', async () => {
    const newReport = async () => {
      const organization = await createOrganization(admin, {})
      await createPickup(admin, organization, '2025-01-10T02:30:00Z', [item('Papers', 4)])
      return createReport(admin, { organization, quarters: ['2025-01'] })
    }
    const [kept, fresh] = [await newReport(), await newReport()]
    const download = (report: string) => testApp.app.inject({ url: `/api/download/${report}` })
    const before = await download(kept)
    const rows = await testApp.database.select().from(reportFiles)
    server.shut()
    const away = [await download(kept), await download(fresh)]
    expect(away.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(away[0]?.rawPayload.equals(before.rawPayload)).toBe(true)
    expect(await testApp.database.select().from(reportFiles)).toEqual(rows)
    server.open()
    expect((await download(fresh)).rawPayload.equals(away[1]?.rawPayload ?? Buffer.of())).toBe(true)
    expect(await testApp.database.$count(reportFiles)).toBe(rows.length + 1)
  })

  it('a backup has the uploads, and brings them back', async () => {
    const { file } = (await upload(admin, await pngFile())).body.data
    const contents = server.objects.get(`uploads/${file}`)?.contents
    const options = { uploads: storage, backupDir: join(folder, 'backups'), known: readKnown(), now: new Date() }
    const backup = await makeBackup({ ...options, connectionString: testApp.connectionString, reason: 'asked' })
    const target = await createQuietDatabase()
    server.objects.clear()
    await restoreBackup({ ...options, path: backup?.path ?? '', connectionString: target.connectionString })
    expect(server.objects.get(`uploads/${file}`)?.contents).toEqual(contents)
    await target.drop()
  })
})

describe('a bucket as the second place of backups', () => {
  const backUp = async (now: Date, uploads = storage) => {
    const settings = {
      dir: join(folder, 'kept'),
      copyDir: undefined,
      copyBucket: createBucket({ ...server.place, prefix: 'backups/' }),
      keep: { daily: 1, weekly: 0, monthly: 0 },
      keyring: createKeyring('fifty heavy bins'),
    }
    const place = { settings, timeZone: 'Asia/Yangon', now, log: silentLog }
    const { connectionString } = testApp
    const backup = await keepBackup({ ...place, connectionString, uploads, reason: 'nightly' })
    await copyElsewhere(place)
    return { settings, name: basename(backup?.path ?? '') }
  }
  const copies = () => [...server.objects.keys()].filter((key) => /^backups\/thant-/.test(key))

  it('gets what it lacks, keeps no more than the first, and is restored from without it', async () => {
    const { file } = (await upload(admin, await pngFile())).body.data
    const contents = server.objects.get(`uploads/${file}`)?.contents
    await backUp(new Date('2026-11-22T19:30:00Z'))
    const { settings, name } = await backUp(new Date('2026-11-23T19:30:00Z'))
    expect(copies()).toEqual([`backups/${name}`])
    expect([...server.objects.keys()]).toContainEqual(expect.stringMatching(/^backups\/key-[0-9a-f]{8}\.age$/))
    expect(await readdir(settings.dir)).toContain(`${name}.copied`)
    await rm(settings.dir, { recursive: true })
    await storage.delete(file)
    const { keyring } = settings
    const path = await fetchFromBucket(settings.copyBucket, name, settings)
    const target = await createQuietDatabase()
    const { connectionString } = target
    await restoreBackup({
      path,
      connectionString,
      uploads: storage,
      backupDir: settings.dir,
      keyring,
      known: readKnown(),
      now: new Date(),
    })
    expect(server.objects.get(`uploads/${file}`)?.contents).toEqual(contents)
    await target.drop()
    await expect(fetchFromBucket(settings.copyBucket, 'thant-x.tar', settings)).rejects.toThrow('There is no backup')
  })

  it.each(['', '?region=eu-1', '?endpoint=https://s3.example/path&region=eu-1'])('is named with %o', (query) => {
    expect(splitAddress(`s3://thant/backups/thant-x.tar${query}`)).toEqual({
      folder: `s3://thant/backups${query}`,
      name: 'thant-x.tar',
    })
  })

  it('catches up after it was away, and nothing but the copy depends on it', async () => {
    const uploads = createFolderStorage(join(folder, 'none'))
    server.shut()
    await expect(backUp(new Date('2026-11-24T19:30:00Z'), uploads)).rejects.toMatchObject({ status: 503 })
    expect(await readdir(join(folder, 'kept'))).toContainEqual(expect.stringMatching(/^thant-2026-11-24.*\.tar$/))
    server.open()
    const { name } = await backUp(new Date('2026-11-25T19:30:00Z'), uploads)
    expect(copies()).toContain(`backups/${name}`)
  })
})

describe('files that are copied', () => {
  it('to another store arrive once, however often it is repeated', async () => {
    const here = createFolderStorage(join(folder, 'files'))
    const keys = await Promise.all(['a', 'bc', 'def'].map((text) => here.put(Buffer.from(text), 'pdf')))
    const notified: string[] = []
    const copy = () => copyFiles(here, storage, (done, total) => notified.push(`${done}/${total}`))
    expect(await copy()).toEqual({ copied: 3, there: 0, gone: 0 })
    expect(notified).toEqual(['1/3', '2/3', '3/3'])
    await storage.delete(keys[0] ?? '')
    expect(await copy()).toEqual({ copied: 1, there: 2, gone: 0 })
    const back = createFolderStorage(join(folder, 'back'))
    await copyFiles(storage, back, () => {})
    expect(await readdir(join(folder, 'back'))).toEqual(expect.arrayContaining(keys))
    const found = await back.get(keys[2] ?? '')
    expect(found && (await buffer(found.stream)).toString()).toBe('def')
  })
})
