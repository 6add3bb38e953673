import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { sessions } from '#database/schema/auth.ts'
import { files } from '#database/schema/files.ts'
import { links } from '#database/schema/links.ts'
import { notifications } from '#database/schema/notifications.ts'
import { idempotencyKeys } from '#database/schema/requests.ts'
import { sweep } from '#sweep.ts'
import { pngFile } from '../files/images.ts'
import { upload } from '../files/upload.ts'
import { createOrganization, organizationForm } from '../records/factories.ts'
import { call, signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { linkMailedTo } from '../setup/mails.ts'

const testApp = useTestApp()
const hour = 3_600_000
const day = 24 * hour
let actor: TestActor

beforeAll(async () => {
  actor = await signInAs(testApp, 'ADMIN')
})

const run = () => sweep({ ...testApp, services: testApp.app.services })

it('keeps Idempotency-Keys for 24 hours', { tags: ['R-ret-01'] }, async () => {
  const request = { body: organizationForm(), headers: { 'idempotency-key': 'once' } }
  await actor.call('POST', '/organizations', request)
  const count = () => testApp.database.$count(idempotencyKeys)
  testApp.clock.advance(day)
  await run()
  expect(await count()).toBe(1)
  testApp.clock.advance(1)
  await run()
  expect(await count()).toBe(0)
  testApp.clock.advance(-day - 1)
})

it('removes links a day after they expired or were used, and keeps those that work', {
  tags: ['R-ret-02'],
}, async () => {
  const ask = async (email: string) => {
    await call(testApp.app, 'POST', '/send_password_reset_link', { body: { email } })
    return linkMailedTo(testApp, email)
  }
  const used = await ask(actor.email)
  await call(testApp.app, 'POST', `/reset_password/${used}`, { body: { password: 'a door opens slowly' } })
  testApp.clock.advance(2 * hour)
  await ask(actor.email)
  const count = () => testApp.database.$count(links)
  await run()
  expect(await count()).toBe(2)
  testApp.clock.advance(day - hour)
  await run()
  expect(await count()).toBe(1)
  testApp.clock.advance(2 * hour + 1)
  await run()
  expect(await count()).toBe(0)
  testApp.clock.set('2026-02-03T03:00:00Z')
})

it('removes sessions a month after they ended, or after they could no longer be renewed', {
  tags: ['R-ret-02'],
}, async () => {
  await testApp.database.delete(sessions)
  const [ended, idle] = [await signInAs(testApp, 'DRIVER'), await signInAs(testApp, 'DRIVER')]
  await ended.call('POST', '/logout')
  const left = async () =>
    (await testApp.database.select({ userId: sessions.userId }).from(sessions)).map((row) => row.userId)
  testApp.clock.advance(30 * day)
  await run()
  expect((await left()).length).toBe(2)
  testApp.clock.advance(1)
  await run()
  expect(await left()).toEqual([idle.id])
  testApp.clock.advance(14 * day - 1)
  await run()
  expect(await left()).toEqual([idle.id])
  testApp.clock.advance(1)
  await run()
  expect(await left()).toEqual([])
  testApp.clock.set('2026-02-03T03:00:00Z')
})

describe('entries of the audit log', () => {
  const count = () => testApp.database.$count(auditEntries)
  const sweepAudit = (auditDays: number | undefined) => {
    const { services } = testApp.app
    const settings = { ...services.settings, retention: { ...services.settings.retention, auditDays } }
    return sweep({ ...testApp, services: { ...services, settings } })
  }

  it('stay for good, unless their days are given', { tags: ['R-ret-06'] }, async () => {
    const first = await count()
    const at = new Date(testApp.clock.now().getTime() - 400 * day)
    const old = { at, action: 'session.start' as const, entity: 'user' as const }
    await testApp.database.insert(auditEntries).values(Array.from({ length: 2_100 }, () => old))
    await sweepAudit(undefined)
    expect(await count()).toBe(first + 2_100)
    await sweepAudit(400)
    expect(await count()).toBe(first + 2_100)
    await sweepAudit(399)
    expect(await count()).toBe(first)
    await expect(testApp.pool.query('delete from audit_entries')).rejects.toThrow('are never changed or deleted')
  })
})

it('removes uploads that were unused for a day with their files, and keeps the others', {
  tags: ['R-ret-03'],
}, async () => {
  const staff = await signInAs(testApp, 'ADMIN')
  const [unused, used] = [
    (await upload(staff, await pngFile())).body.data,
    (await upload(staff, await pngFile())).body.data,
  ]
  await createOrganization(staff, { logo: used.file })
  const status = async (url: string) => (await testApp.app.inject({ url })).statusCode
  testApp.clock.advance(day)
  await run()
  expect(await status(unused.url)).toBe(200)
  testApp.clock.advance(1)
  await run()
  expect([await status(unused.url), await status(used.url)]).toEqual([404, 200])
  expect(await testApp.app.services.storage.get(unused.file)).toBeUndefined()
  expect(await testApp.database.$count(files, eq(files.key, unused.file))).toBe(0)
})

it('removes every unused upload in one night, however many they are', async () => {
  const createdAt = new Date(testApp.clock.now().getTime() - 2 * day)
  await testApp.database.insert(files).values(
    Array.from({ length: 2_100 }, (_, index) => ({
      key: `${String(index).padStart(32, '0')}.png`,
      purpose: 'image' as const,
      contentType: 'image/png',
      bytes: 1,
      uploadedBy: actor.id,
      createdAt,
    })),
  )
  await run()
  expect(await testApp.database.$count(files, eq(files.bytes, 1))).toBe(0)
})

it('removes a file after a week if no row refers to it, such as one left by a crash', {
  tags: ['R-rel-11b'],
}, async () => {
  const staff = await signInAs(testApp, 'ADMIN')
  const { storage } = testApp.app.services
  const named = (await upload(staff, await pngFile())).body.data.file
  await createOrganization(staff, { logo: named })
  const nameless = await storage.put(Buffer.from('%PDF-1.7'), 'pdf')
  const [storedAt, isThere] = [Date.now(), async (key: string) => (await storage.get(key)) !== undefined]
  testApp.clock.set(new Date(storedAt + 6 * day).toISOString())
  await run()
  expect(await isThere(nameless)).toBe(true)
  testApp.clock.set(new Date(storedAt + 8 * day).toISOString())
  await run()
  expect([await isThere(nameless), await isThere(named)]).toEqual([false, true])
})

it('removes mails that were written as files after 90 days, and nothing else from their folder', {
  tags: ['R-ret-07'],
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'thant-mail-files-'))
  const mail = join(dataDir, 'mail')
  await mkdir(mail)
  const now = testApp.clock.now()
  const ages = { 'old.eml': 91, 'fresh.eml': 89, 'old.txt': 91 }
  for (const [name, days] of Object.entries(ages)) {
    const at = new Date(now.getTime() - days * day)
    await writeFile(join(mail, name), '')
    await utimes(join(mail, name), at, at)
  }
  const { services } = testApp.app
  await sweep({ ...testApp, services: { ...services, settings: { ...services.settings, dataDir } } })
  expect((await readdir(mail)).toSorted()).toEqual(['fresh.eml', 'old.txt'])
  await rm(dataDir, { recursive: true })
})

it('removes what people were told of after 400 days', async () => {
  const now = testApp.clock.now().getTime()
  const notified = [400 * day + 1, 400 * day - 1].map((age, index) => ({
    eventKey: `event ${index}`,
    userId: actor.id,
    kind: 'request-made' as const,
    facts: {},
    createdAt: new Date(now - age),
  }))
  await testApp.database.insert(notifications).values(notified)
  await run()
  const left = await testApp.database.select({ eventKey: notifications.eventKey }).from(notifications)
  expect(left).toEqual([{ eventKey: 'event 1' }])
})
