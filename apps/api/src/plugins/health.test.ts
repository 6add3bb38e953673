import { mkdtempSync, rmSync, type StatsFs } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { makeBackup } from '@thant/backup/make-backup'
import { afterAll, afterEach, describe, expect, inject, it, vi } from 'vitest'
import { createFolderStorage } from '#lib/storage/storage.ts'
import { archivedUntil } from '../../test/records/archived-until.ts'
import { call } from '../../test/setup/actors.ts'
import { useTestApp } from '../../test/setup/create-test-app.ts'
import { execute } from '../../test/setup/database-server.ts'

const testApp = useTestApp()
const health = async (kind: 'live' | 'ready' | 'details') => {
  const { status, body } = await call(testApp.app, 'GET', `/health/${kind}`)
  return [status, body]
}

/** Modules that were loaded already see the change, too. */
function setDisk(disk: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>): void {
  vi.spyOn(files, 'statfs').mockResolvedValue(disk as StatsFs)
  syncBuiltinESMExports()
}

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

describe('the health', () => {
  it('tells only whether the server is live and ready', { tags: ['R-rel-09'] }, async () => {
    expect(await health('live')).toEqual([200, { status: 'ok' }])
    expect(await health('ready')).toEqual([200, { status: 'ok' }])
  })

  it('is live and not ready while the database is away, and ready again when it is back', {
    tags: ['R-rel-09', 'R-rel-14'],
  }, async () => {
    const { connectionString } = inject('testServer')
    const name = new URL(testApp.connectionString).pathname.slice(1)
    await execute(connectionString, `alter database ${name} allow_connections false`)
    await execute(connectionString, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    const away = [await health('live'), await health('ready'), await call(testApp.app, 'GET', '/company')]
    await execute(connectionString, `alter database ${name} allow_connections true`)
    expect(away.slice(0, 2)).toEqual([
      [200, { status: 'ok' }],
      [503, { status: 'unavailable' }],
    ])
    expect(away[2]).toMatchObject({ body: { code: expect.stringMatching(/^server\./) } })
    expect(await health('ready')).toEqual([200, { status: 'ok' }])
    expect((await call(testApp.app, 'GET', '/company')).status).toBe(200)
  })

  // R-rel-09: while it migrates, the portal does not listen yet.
  it.each([
    ['less than a twentieth of the disk', 49, 1_000, 4_096, 503],
    ['a twentieth of the disk', 50, 1_000, 4_096, 200],
    ['less than 1 GB of a large disk', 244_000, 500_000_000, 4_096, 503],
    ['1 GB of a large disk', 244_141, 500_000_000, 4_096, 200],
  ])('with %s free answers as it should', { tags: ['R-rel-09'] }, async (_free, bavail, blocks, bsize, status) => {
    setDisk({ bavail, blocks, bsize })
    expect((await health('ready'))[0]).toBe(status)
  })

  it('names in its details what an operator must look at, such as a backup that is overdue', async () => {
    const parts = { database: 'ok', disk: 'ok', backup: 'overdue', lastGoodAt: null }
    expect(await health('details')).toEqual([503, { status: 'attention', ...parts }])
    expect(await health('ready')).toEqual([200, { status: 'ok' }])
    setDisk({ bavail: 1, blocks: 1_000, bsize: 4_096 })
    expect((await health('details'))[1]).toMatchObject({ disk: 'full' })
  })

  it('is not ready once it drains', { tags: ['R-rel-09'] }, async () => {
    testApp.app.isDraining = true
    expect(await health('ready')).toEqual([503, { status: 'unavailable' }])
    expect(await health('live')).toEqual([200, { status: 'ok' }])
    testApp.app.isDraining = false
  })

  it('is ready while every connection of the pool is taken, without waiting for one', {
    tags: ['R-rel-10'],
  }, async () => {
    const { max = 0 } = testApp.pool.options
    const taken = await Promise.all(Array.from({ length: max }, () => testApp.pool.connect()))
    const ready = health('ready')
    const first = await Promise.race([ready, delay(1_500, 'it waits')])
    for (const client of taken) client.release()
    await ready
    expect(first).toEqual([200, { status: 'ok' }])
  })
})

describe('the details of the health', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thant-health-'))
  const backedUp = useTestApp({
    backups: { dir: folder, copyDir: undefined, keep: { daily: 7, weekly: 4, monthly: 12 } },
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are well while the last good backup is no older than two days', async () => {
    const now = backedUp.clock.now()
    await makeBackup({
      connectionString: backedUp.connectionString,
      uploads: createFolderStorage(join(folder, 'uploads')),
      backupDir: folder,
      reason: 'asked',
      now,
    })
    const { status, body } = await call(backedUp.app, 'GET', '/health/details')
    expect([status, body]).toEqual([
      200,
      { status: 'ok', database: 'ok', disk: 'ok', backup: 'ok', lastGoodAt: now.toISOString() },
    ])
  })
})

describe('the details of the health, while the WAL is archived', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thant-archived-'))
  const archiving = useTestApp({
    dataDir: folder,
    walArchive: { dir: join(folder, 'archive'), keepDays: 7 },
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('say until when, and name an archive that is behind', { tags: ['R-rel-20'] }, async () => {
    const until = new Date(archiving.clock.now().getTime() - 16 * 60_000)
    await archivedUntil(folder, until)
    const { status, body } = await call(archiving.app, 'GET', '/health/details')
    expect([status, body]).toMatchObject([503, { walArchive: 'overdue', archivedUntil: until.toISOString() }])
  })
})
