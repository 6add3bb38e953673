import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '@thant/backup/make-backup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queues } from '#database/jobs/queues.ts'
import { createFolderStorage } from '#lib/storage/storage.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'
import { silentLog } from '../../../../test/setup/silent-log.ts'
import { attemptBackup, notifyOfFailedBackup } from './backup-attempts.service.ts'

const folder = await mkdtemp(join(tmpdir(), 'thant-backups-'))
const testApp = useTestApp({ backups: { dir: folder, copyDir: undefined, keep: { daily: 7, weekly: 4, monthly: 12 } } })
let superAdmin: TestActor
let admin: TestActor

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  admin = await signInAs(testApp, 'ADMIN')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const makeOne = (now: Date) =>
  makeBackup({
    connectionString: testApp.connectionString,
    uploads: createFolderStorage(join(folder, 'uploads')),
    backupDir: folder,
    reason: 'asked',
    now,
  })

const list = async (actor: TestActor) => (await actor.call('GET', '/backups')).body.data
const me = async (actor: TestActor) => (await actor.call('GET', '/me')).body.data
const lastAudit = async (action: string) =>
  (await testApp.pool.query('select after from audit_entries where action = $1', [action])).rows

describe('backups', () => {
  it('are overdue while there is none, and once the last is older than two days', async () => {
    expect(await list(admin)).toEqual({
      backups: [],
      unreadable: [],
      underWay: null,
      lastAttempt: null,
      lastGoodAt: null,
      isOverdue: true,
      folder,
      secondPlace: null,
      isEncrypting: false,
      moments: null,
    })
    const now = testApp.clock.now()
    await makeOne(new Date(now.getTime() - 2 * 86_400_000 - 1))
    expect(await list(admin)).toMatchObject({ isOverdue: true })
    const made = await makeOne(now)
    const kept = await list(admin)
    expect(kept).toMatchObject({ isOverdue: false, lastGoodAt: now.toISOString() })
    expect(kept.backups).toHaveLength(2)
    expect(kept.backups[0]).toMatchObject({
      reason: 'asked',
      bytes: made?.bytes,
      isEncrypted: false,
      files: 0,
      check: null,
      hasCopy: null,
      version: made?.manifest.version,
    })
  })

  it('are made by a job when an admin asks for one, which is recorded', async () => {
    const { status } = await admin.call('POST', '/backups')
    expect(status).toBe(201)
    const { rows } = await testApp.pool.query(`select data from jobs.job where name = 'backup'`)
    expect(rows).toEqual([{ data: { reason: 'asked' } }])
    expect(await lastAudit('backup.create')).toHaveLength(1)
  })

  it('are asked for six times an hour at most by one admin', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await admin.call('POST', '/backups')).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    expect((await superAdmin.call('POST', '/backups')).status).toBe(201)
  })

  it('that fail are shown with what went wrong, told to a monitor, and mailed once until one succeeds', {
    tags: ['R-rel-24'],
  }, async () => {
    const portal = { ...testApp, services: testApp.app.services }
    const job = { reason: 'nightly', connectionString: testApp.connectionString, log: silentLog } as const
    const mails = async () =>
      (await mailsTo(testApp, (await me(admin)).email)).map(({ subject, text }) => [subject, text])
    const spoiled = join(folder, 'files')
    await rename(spoiled, `${spoiled}-aside`)
    await writeFile(spoiled, 'no folder')
    testApp.clock.advance(60_000)
    for (let tried = 0; tried < 2; tried += 1) {
      await expect(attemptBackup(portal, job)).rejects.toThrow('EEXIST')
      await notifyOfFailedBackup(portal)
      testApp.clock.advance(60_000)
    }
    expect((await list(admin)).lastAttempt).toMatchObject({
      reason: 'nightly',
      problem: expect.stringContaining('EEXIST'),
      isEnded: true,
    })
    const details = await call(testApp.app, 'GET', '/health/details', {})
    expect([details.status, details.body.backup]).toEqual([503, 'failed'])
    expect(await mails()).toEqual([['A backup failed', expect.stringContaining('EEXIST')]])
    await rm(spoiled)
    await rename(`${spoiled}-aside`, spoiled)
    await attemptBackup(portal, job)
    await notifyOfFailedBackup(portal)
    expect((await list(admin)).lastAttempt).toMatchObject({ problem: null })
    expect(await mails()).toHaveLength(1)
    testApp.clock.advance(60_000)
    await testApp.pool.query(`insert into backup_attempts (reason, started_at) values ('asked', $1)`, [
      testApp.clock.now(),
    ])
    expect((await list(admin)).lastAttempt).toMatchObject({ reason: 'asked', isEnded: false })
    await notifyOfFailedBackup(portal)
    expect(await mails()).toHaveLength(2)
  })

  it('that were made and not copied to the second place are told too, and not made again for it', {
    tags: ['R-rel-24'],
  }, async () => {
    testApp.clock.advance(60_000)
    const away = join(folder, 'away')
    await writeFile(away, 'no folder')
    const { services } = testApp.app
    const backups = { ...services.settings.backups, copyDir: away }
    const portal = { ...testApp, services: { ...services, settings: { ...services.settings, backups } } }
    const before = (await list(admin)).backups.length
    await attemptBackup(portal, { reason: 'asked', connectionString: testApp.connectionString, log: silentLog })
    const { backups: kept, lastAttempt } = await list(admin)
    expect([kept.length - before, lastAttempt.problem]).toEqual([
      1,
      expect.stringMatching(/^It was made, but not copied/),
    ])
    await rm(away)
  })

  it('that cannot be read are named', async () => {
    await writeFile(join(folder, 'thant-damaged.tar'), 'no backup')
    expect(await list(admin)).toMatchObject({ unreadable: ['thant-damaged.tar'] })
    expect((await superAdmin.call('GET', '/backups/thant-damaged.tar')).status).toBe(404)
    await rm(join(folder, 'thant-damaged.tar'))
  })

  it('are made every night at 02:00', () => {
    expect(queues.backup.timetable).toEqual({ dailyAt: '02:00' })
  })

  it('are downloaded by super admins alone, which is recorded', async () => {
    const [{ name, bytes }] = (await list(superAdmin)).backups
    expect((await admin.call('GET', `/backups/${name}`)).status).toBe(403)
    expect(await lastAudit('backup.download')).toEqual([])
    const headers = { authorization: `Bearer ${superAdmin.token}` }
    const reply = await testApp.app.inject({ method: 'GET', url: `/api/backups/${name}`, headers })
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload).toHaveLength(bytes)
    expect(reply.headers['content-disposition']).toContain(name)
    expect(await lastAudit('backup.download')).toEqual([{ after: { name } }])
  })

  it.each(['thant-unknown.tar', 'thant-..%2f..%2fetc%2fpasswd.tar', '..%2fthant-x.tar', 'files'])(
    'are found by their names alone, not %s',
    async (name) => {
      const { status } = await superAdmin.call('GET', `/backups/${name}`)
      expect([400, 404]).toContain(status)
    },
  )
})
