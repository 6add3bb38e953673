import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '../../test/setup/database-proxy.ts'
import { silentLog } from '../../test/setup/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../test/setup/test-database.ts'
import { createDatabase } from './client.ts'
import { inTransaction } from './transaction.ts'

let testDatabase: TestDatabase
let firewall: DatabaseProxy
let portal: ReturnType<typeof createDatabase>

beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.drop())

beforeEach(async () => {
  firewall = await startDatabaseProxy(testDatabase.connectionString)
  const { connectionString } = firewall
  portal = createDatabase({ connectionString, log: silentLog, maxConnections: 2, timeoutMs: 1_000 })
})
afterEach(async () => {
  firewall.close()
  await portal.close()
})

const select = () => portal.pool.query('select 1')

it('each connection has the limits of the portal, which poolers drop from the start of a connection', {
  tags: ['R-rel-16'],
}, async () => {
  const { rows } = await portal.pool.query(
    `select name, current_setting(name) as value from unnest(array['statement_timeout', 'lock_timeout',
      'idle_in_transaction_session_timeout', 'TimeZone', 'plan_cache_mode', 'max_parallel_workers_per_gather']) as name`,
  )
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toEqual({
    statement_timeout: '30s',
    lock_timeout: '10s',
    idle_in_transaction_session_timeout: '30s',
    TimeZone: 'UTC',
    plan_cache_mode: 'force_generic_plan',
    max_parallel_workers_per_gather: '0',
  })
  expect(portal.pool.options).not.toHaveProperty('statement_timeout')
  expect(portal.pool.options).not.toHaveProperty('options')
})

describe('a connection whose bytes go nowhere', () => {
  it('is given up after the limit, and the next query has a new one', async () => {
    await Promise.all([select(), select()])
    firewall.forgetConnections()
    const lost = await Promise.allSettled([select(), select()])
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await select()
    expect(portal.pool.totalCount).toBe(1)
  })

  it('is given up in a transaction too', async () => {
    await select()
    const failing = inTransaction(portal.pool, async (transaction) => {
      await transaction.execute('select 1')
      firewall.forgetConnections()
      await transaction.execute('select 1')
    })
    await expect(failing).rejects.toMatchObject({ cause: { message: 'Query read timeout' } })
    expect([portal.pool.totalCount, portal.pool.idleCount]).toEqual([0, 0])
    await select()
  })
})
