import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeBackup } from '#backup/make-backup.ts'
import { restoreBackup } from '#backup/restore-backup.ts'
import { files } from '#database/schema/files.ts'
import { reportFiles } from '#database/schema/reports.ts'
import { copyFiles } from '#lib/storage/copy-files.ts'
import { openS3Storage } from '#lib/storage/s3-storage.ts'
import { createFolderStorage } from '#lib/storage/storage.ts'
import { call, signInAs, type TestActor } from './actors.ts'
import { useTestApp } from './create-test-app.ts'
import { createOrganization, createPickup, createReport, item } from './factories.ts'
import { pngFile } from './images.ts'
import { createQuietDatabase } from './quiet-database.ts'
import { startS3Server } from './s3-server.ts'
import { upload } from './upload.ts'

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

  it('a backup has the uploads, and brings them back', async () => {
    const { file } = (await upload(admin, await pngFile())).body.data
    const contents = server.objects.get(`uploads/${file}`)?.contents
    const options = { uploads: storage, backupDir: join(folder, 'backups'), now: new Date() }
    const backup = await makeBackup({ ...options, connectionString: testApp.connectionString, reason: 'asked' })
    const target = await createQuietDatabase()
    server.objects.clear()
    await restoreBackup({ ...options, path: backup?.path ?? '', connectionString: target.connectionString })
    expect(server.objects.get(`uploads/${file}`)?.contents).toEqual(contents)
    await target.drop()
  })
})

describe('files that are copied', () => {
  it('to another store arrive once, however often it is repeated', async () => {
    const here = createFolderStorage(join(folder, 'files'))
    const keys = await Promise.all(['a', 'bc', 'def'].map((text) => here.put(Buffer.from(text), 'pdf')))
    const told: string[] = []
    const copy = () => copyFiles(here, storage, (done, total) => told.push(`${done}/${total}`))
    expect(await copy()).toEqual({ copied: 3, there: 0, gone: 0 })
    expect(told).toEqual(['1/3', '2/3', '3/3'])
    await storage.delete(keys[0] ?? '')
    expect(await copy()).toEqual({ copied: 1, there: 2, gone: 0 })
    const back = createFolderStorage(join(folder, 'back'))
    await copyFiles(storage, back, () => {})
    expect(await readdir(join(folder, 'back'))).toEqual(expect.arrayContaining(keys))
    const found = await back.get(keys[2] ?? '')
    expect(found && (await buffer(found.stream)).toString()).toBe('def')
  })
})
