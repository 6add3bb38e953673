import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { kill, runScript, type Script } from '../../test/setup/run-script.ts'
import { silentLog } from '../../test/setup/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../test/setup/test-database.ts'
import { type PortalLockOptions, takePortalLock } from './portal-lock.ts'

let fixture: TestDatabase

beforeAll(async () => {
  fixture = await createTestDatabase()
})

afterAll(() => fixture.drop())

describe('the portal lock', () => {
  test('refuses a second portal within 2 s, naming the first and the folder', { tags: ['R-rel-03'] }, async () => {
    const first = lockInChild()
    await first.said
    const startedAt = Date.now()
    await expect(lock()).rejects.toThrow(
      `Another portal, process ${first.process.pid}, already uses /srv/thant: stop it first`,
    )
    expect(Date.now() - startedAt).toBeLessThan(2_000)
    await kill(first)
  })

  test('is released when its portal is killed', { tags: ['R-rel-03'] }, async () => {
    const first = lockInChild()
    await first.said
    await kill(first)
    await (await lock()).release()
  })

  test('can be taken again once it is released', async () => {
    await (await lock()).release()
    await (await lock()).release()
  })

  test('is taken again when its connection is lost', async () => {
    const ensureRunning = vi.fn(async () => {})
    const held = await lock({ ensureRunning })
    await cutConnections()
    await expect.poll(() => ensureRunning.mock.calls.length).toBe(1)
    await expect.poll(countHolders).toBe(1)
    await expect(lock()).rejects.toThrow('Another portal')
    await held.release()
  })

  test('keeps trying while the database is away', { tags: ['R-rel-14'] }, async () => {
    const ensureRunning = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no space left on device'))
    const held = await lock({ ensureRunning })
    await cutConnections()
    // The server may still list the cut connection for a moment, so the test first waits for the second attempt.
    await expect.poll(() => ensureRunning.mock.calls.length, { timeout: 5_000 }).toBe(2)
    await expect.poll(countHolders, { timeout: 5_000 }).toBe(1)
    await held.release()
  })

  test('notifies a portal that another one has taken the lock', async () => {
    let other: Awaited<ReturnType<typeof lock>> | undefined
    const onLost = vi.fn()
    const ensureRunning = async () => {
      other = await lock()
    }
    const held = await lock({ ensureRunning, onLost })
    await cutConnections()
    await expect.poll(() => onLost.mock.calls.length, { timeout: 5_000 }).toBe(1)
    await held.release()
    await other?.release()
  })
})

function lock(options: Partial<PortalLockOptions> = {}) {
  const { connectionString } = fixture
  return takePortalLock({
    connectionString,
    dataDir: '/srv/thant',
    log: silentLog,
    ensureRunning: async () => {},
    onLost() {},
    ...options,
  })
}

function lockInChild(): Script {
  const { connectionString } = fixture
  const source = `
    import { takePortalLock } from './portal-lock.ts'
    const options = ${JSON.stringify({ connectionString, dataDir: '/srv/thant' })}
    await takePortalLock({ ...options, log: console, ensureRunning: async () => {}, onLost() {} })
    process.send({ has: 'lock' })`
  return runScript(import.meta.url, source)
}

async function cutConnections(): Promise<void> {
  await fixture.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'thant portal %'`,
  )
}

async function countHolders(): Promise<number> {
  const { rows } = await fixture.pool.query(
    `select count(*)::int as count from pg_locks join pg_database on database = pg_database.oid
      where datname = current_database() and locktype = 'advisory' and granted`,
  )
  return rows[0].count
}
