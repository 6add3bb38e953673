import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asc, eq, lt } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditArchives, auditEntries } from '#database/schema/audit.ts'
import { createFolderStorage } from '#lib/storage/storage.ts'
import { sweep } from '#sweep.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { testTimeZone, useTestApp } from '../../../../test/setup/create-test-app.ts'
import { readArchiveFile } from './archive-file.ts'
import { archiveAudit, emptyArchived, writeArchive } from './audit-archives.service.ts'

const testApp = useTestApp()
const command = fileURLToPath(import.meta.resolve('../../../archive-audit.ts'))
let admin: TestActor
let superAdmin: TestActor

const portal = () => {
  const { clock, storage } = testApp.app.services
  return { pool: testApp.pool, clock, storage, timeZone: testTimeZone }
}
const listArchives = () => testApp.database.select().from(auditArchives).orderBy(asc(auditArchives.month))
type Line = { id: string; entity_id: string; before: unknown; after: unknown }
async function contentsOf(archive: { key: string; sha256: string }): Promise<Line[]> {
  const entries: Line[] = []
  for await (const line of readArchiveFile(portal().storage, archive)) entries.push(JSON.parse(line))
  return entries
}

/** Two months of entries, a file's size of lines each, the last of the one an instant before the first of the other. */
const january = Array.from({ length: 1_500 }, (_, n) => entry(new Date(Date.UTC(2024, 0, 1) + n * 60_000)))
const [lastOfJanuary, firstOfFebruary] = ['2024-01-31T17:29:59.999Z', '2024-01-31T17:30:00.000Z']
const all = [...january, entry(new Date(lastOfJanuary)), entry(new Date(firstOfFebruary))]
const young = entry(new Date('2025-02-01T00:00:00Z'))

function entry(at: Date) {
  const after = { name: 'ဒေါ်စု "Su"\u2028', weightKg: 0.1, items: [{ quantity: 12.5 }] }
  return { at, action: 'pickup.change' as const, entity: 'pickup' as const, entityId: crypto.randomUUID(), after }
}

beforeEach(async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  await testApp.pool.query(
    `begin; select set_config('thant.audit_upkeep', 'on', true); delete from audit_entries; commit`,
  )
  await testApp.database.delete(auditArchives)
  admin = await signInAs(testApp, 'ADMIN', null, { name: 'Daw Su' })
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  await testApp.database.insert(auditEntries).values([...all, young])
})

it('moves whole months to files, which hold what the entries were, and keeps the last twelve', {
  tags: ['R-ret-08'],
}, async () => {
  const before = await testApp.pool.query(
    `select row_to_json(e) as entry from audit_entries e where action = 'pickup.change' order by at, id`,
  )
  const archived = await archiveAudit(portal(), '2025-02')
  expect(archived.map(({ month, entries }) => [month, entries])).toEqual([
    ['2024-01', 1_501],
    ['2024-02', 1],
  ])
  const archives = await listArchives()
  const found = (await Promise.all(archives.map(contentsOf))).flat()
  expect([...found, before.rows.at(-1)?.entry]).toEqual(before.rows.map(({ entry: row }) => row))
  const left = await testApp.database.select().from(auditEntries).where(eq(auditEntries.action, 'pickup.change'))
  expect(left).toMatchObject([{ at: young.at }])
  const notes = await testApp.database.select().from(auditEntries).where(eq(auditEntries.action, 'audit.archive'))
  expect(notes.map(({ actorId, entity, after }) => ({ actorId, entity, after }))).toEqual(
    archives.map(({ month, entries, key, sha256 }) => ({
      actorId: null,
      entity: 'audit',
      after: { month, entries, file: key, sha256 },
    })),
  )
  expect(await archiveAudit(portal(), '2025-02')).toEqual([])
})

it('ends what was killed after the file was written, and what was killed while entries were deleted', {
  tags: ['R-ret-08'],
}, async () => {
  await writeArchive(portal(), '2024-01')
  expect(await testApp.database.$count(auditEntries, eq(auditEntries.action, 'pickup.change'))).toBe(1_503)
  // A second run beside the first writes no second file of entries that are in one.
  expect(await writeArchive(portal(), '2024-01')).toBeUndefined()
  await testApp.pool.query(
    `begin; select set_config('thant.audit_upkeep', 'on', true);
     delete from audit_entries where id in (select id from audit_entries where at < '2024-01-02' order by at limit 700); commit`,
  )
  await archiveAudit(portal(), '2025-02')
  const archives = await listArchives()
  expect(archives.map(({ entries }) => entries)).toEqual([1_501, 1])
  expect(archives.every(({ emptiedAt }) => emptiedAt !== null)).toBe(true)
  const ids = (await Promise.all(archives.map(contentsOf))).flat().map(({ entity_id: id }) => id)
  expect(ids.toSorted()).toEqual(all.map(({ entityId }) => entityId).toSorted())
})

it('loses and doubles nothing when its process is killed, and the next run ends it', {
  tags: ['R-ret-08'],
  timeout: 120_000,
}, async () => {
  await testApp.pool.query(
    `insert into audit_entries (at, action, entity, entity_id)
     select timestamptz '2024-01-02' + n * interval '1 minute', 'pickup.change', 'pickup', 'n' || n
     from generate_series(1, 20000) n`,
  )
  const dataDir = await mkdtemp(join(tmpdir(), 'thant-archive-'))
  const env = { ...process.env, DATABASE_URL: testApp.connectionString, DATA_DIR: dataDir, NODE_ENV: 'production' }
  const start = () => spawn(process.execPath, [command, '--before', '2024-02'], { env, stdio: 'ignore' })
  const moments = [
    `select from audit_archives`,
    `select from audit_entries where at < '2024-02-01' having count(*) < 15000`,
  ]
  for (const moment of moments) {
    const child = start()
    const ended = once(child, 'exit')
    while (child.exitCode === null && (await testApp.pool.query(moment)).rowCount === 0);
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
  }
  expect(await once(start(), 'exit')).toEqual([0, null])
  const storage = createFolderStorage(join(dataDir, 'files'))
  const [archive, ...others] = await listArchives()
  expect([archive?.entries, others]).toEqual([21_501, []])
  const ids = new Set<string>()
  for await (const line of readArchiveFile(storage, { key: '', sha256: '', ...archive })) ids.add(JSON.parse(line).id)
  expect(ids.size).toBe(21_501)
  expect(await testApp.database.$count(auditEntries, lt(auditEntries.at, new Date('2024-01-31T17:30:00Z')))).toBe(0)
  await rm(dataDir, { recursive: true })
})

it('deletes nothing whose file is damaged or gone', { tags: ['R-ret-08'] }, async () => {
  const archive = await writeArchive(portal(), '2024-01')
  await portal().storage.putAs(String(archive?.key), Buffer.from('damaged'))
  await expect(emptyArchived(portal())).rejects.toThrow('is damaged')
  await portal().storage.delete(String(archive?.key))
  await expect(emptyArchived(portal())).rejects.toThrow('is not in the file store')
  expect(await testApp.database.$count(auditEntries, eq(auditEntries.action, 'pickup.change'))).toBe(1_503)
})

it('refuses a month of the last twelve', { tags: ['R-ret-08'] }, async () => {
  await expect(archiveAudit(portal(), '2025-03')).rejects.toThrow(
    'The audit log keeps the last 12 months. Name 2025-02 or an earlier month.',
  )
  expect(await listArchives()).toEqual([])
})

it('keeps entries of a month that came after its file in another one', { tags: ['R-ret-08'] }, async () => {
  await archiveAudit(portal(), '2025-02')
  await testApp.database.insert(auditEntries).values(entry(new Date('2024-01-15T00:00:00Z')))
  await archiveAudit(portal(), '2025-02')
  expect((await listArchives()).map(({ month, entries }) => [month, entries]).toSorted()).toEqual([
    ['2024-01', 1],
    ['2024-01', 1_501],
    ['2024-02', 1],
  ])
})

it('survives the nightly sweep for as long as entries are kept', { tags: ['R-ret-08'] }, async () => {
  await archiveAudit(portal(), '2025-02')
  const run = (auditDays: number | undefined) => {
    const { services } = testApp.app
    const settings = { ...services.settings, retention: { ...services.settings.retention, auditDays } }
    return sweep({ ...testApp, services: { ...services, settings } })
  }
  testApp.clock.set('2099-01-01T00:00:00Z')
  await run(undefined)
  for (const archive of await listArchives()) expect((await contentsOf(archive)).length).toBe(archive.entries)
  const keys = (await listArchives()).map(({ key }) => key)
  await run(400)
  expect(await listArchives()).toEqual([])
  for (const key of keys) expect(await portal().storage.get(key)).toBeUndefined()
})

it('loses the personal data of a user as the audit log does', { tags: ['R-ret-05', 'R-ret-08'] }, async () => {
  const driver = await signInAs(testApp, 'DRIVER', null, { name: 'Ko "Leaves" Traces' })
  const facts = { action: 'pickup.change' as const, entity: 'pickup' as const, entityId: crypto.randomUUID() }
  await testApp.database.insert(auditEntries).values([
    { ...facts, at: new Date('2024-01-10T00:00:00Z'), after: { driver: 'Ko "Leaves" Traces', plateNumber: 'YGN 1' } },
    {
      at: new Date('2024-01-11T00:00:00Z'),
      action: 'user.change',
      entity: 'user',
      entityId: driver.id,
      before: { email: driver.email, type: 'USER' },
    },
  ])
  await archiveAudit(portal(), '2025-02')
  const [first] = await listArchives()
  await superAdmin.call('DELETE', `/users/${driver.id}`)
  expect((await superAdmin.call('POST', `/users/${driver.id}/anonymise`)).status).toBe(200)
  const archives = await listArchives()
  expect(archives.map(({ entries }) => entries)).toEqual([1_503, 1])
  expect(archives[0]?.key).not.toBe(first?.key)
  const entries = (await Promise.all(archives.map(contentsOf))).flat()
  expect(JSON.stringify(entries)).not.toMatch(/Leaves|actor\.example/)
  expect(entries.find(({ entity_id: id }) => id === facts.entityId)?.after).toEqual({
    driver: 'Former user',
    plateNumber: 'YGN 1',
  })
  expect(entries.find(({ entity_id: id }) => id === driver.id)?.before).toEqual({ email: '', type: 'USER' })
})

it('is named on the screen by the day from which entries are listed', { tags: ['R-ret-08'] }, async () => {
  const named = async () => (await admin.call('GET', '/audit/archive')).body.data
  expect(await named()).toEqual({ archivedBefore: null })
  await archiveAudit(portal(), '2024-02')
  expect(await named()).toEqual({ archivedBefore: '2024-02-01' })
  expect((await admin.call('GET', '/audit', { query: { to: '2024-01-31' } })).body.total).toBe(0)
})
