import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup } from '#backup/make-backup.ts'
import { queues } from '#lib/jobs/queues.ts'
import { createFolderStorage } from '#lib/storage/storage.ts'
import { signInAs, type TestActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/create-test-app.ts'

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
const lastAudit = async (action: string) =>
  (await testApp.pool.query('select after from audit_entries where action = $1', [action])).rows

describe('backups', () => {
  it('are overdue while there is none, and once the last is older than two days', async () => {
    expect(await list(admin)).toEqual({
      backups: [],
      unreadable: [],
      underWay: null,
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
    for (let asked = 0; asked < 6; asked += 1) statuses.push((await admin.call('POST', '/backups')).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    expect((await superAdmin.call('POST', '/backups')).status).toBe(201)
  })

  it('that cannot be read are named', async () => {
    await writeFile(join(folder, 'thant-damaged.tar'), 'no backup')
    expect(await list(admin)).toMatchObject({ unreadable: ['thant-damaged.tar'] })
    expect((await superAdmin.call('GET', '/backups/thant-damaged.tar')).status).toBe(404)
    await rm(join(folder, 'thant-damaged.tar'))
  })

  it('are made every night at 02:00', () => {
    expect(queues.backup.cron).toBe('0 2 * * *')
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
