import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { startDatabaseProxy } from '../../test/setup/database-proxy.ts'
import { execute, withDatabase } from '../../test/setup/database-server.ts'
import { silentLog } from '../../test/setup/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../test/setup/test-database.ts'
import { startTransactionPooler } from '../../test/setup/transaction-pooler.ts'
import { checkOutsideDatabase } from './outside.ts'

const server = inject('testServer').connectionString
const suffix = Math.random().toString(36).slice(2)
const latin = `thant_latin_${suffix}`
const empty = `thant_empty_${suffix}`
const role = `thant_limited_${suffix}`
let portal: TestDatabase

beforeAll(async () => {
  portal = await createTestDatabase()
  await execute(server, `create database ${latin} encoding 'LATIN1' locale_provider libc locale 'C' template template0`)
  await execute(server, `create database ${empty} template template0`)
  await execute(server, `create role ${role}`)
})

afterAll(async () => {
  await portal.drop()
  for (const database of [latin, empty]) await execute(server, `drop database ${database} with (force)`)
  await execute(server, `drop role ${role}`)
})

const check = (connectionString: string, timeoutMs = 500, log = silentLog) =>
  checkOutsideDatabase({ connectionString, log, timeoutMs })

// No test has a PostgreSQL below 15.
describe('a database of DATABASE_URL', () => {
  it('is taken when it is empty, and when it is the portal’s', async () => {
    await check(withDatabase(server, empty))
    await check(portal.connectionString)
  })

  it('is refused in another encoding', async () => {
    await expect(check(withDatabase(server, latin))).rejects.toThrow(
      'DATABASE_URL leads to a database in LATIN1; make one with encoding UTF8.',
    )
  })

  it('is refused to a user who may make nothing in it, in a line for each right', async () => {
    const url = new URL(withDatabase(server, empty))
    url.searchParams.set('options', `-c role=${role}`)
    await expect(check(url.href)).rejects.toThrow(
      /^DATABASE_URL is of a user who may not create schemas: .*\nDATABASE_URL is of a user who may not create tables: /,
    )
  })

  it('is refused with the tables of another program', async () => {
    await execute(withDatabase(server, empty), 'create table users (id int)')
    await expect(check(withDatabase(server, empty))).rejects.toThrow('a table users of another program')
    await execute(withDatabase(server, empty), 'drop table users')
  })

  it('is refused behind a pooler that gives each transaction another connection', { tags: ['R-rel-16'] }, async () => {
    const pooler = await startTransactionPooler(portal.connectionString)
    await expect(check(pooler.connectionString)).rejects.toThrow(
      /^DATABASE_URL leads through a pooler that gives each transaction another connection\. .* pool_mode=session /,
    )
    pooler.close()
  })

  it('is waited for when it is not up yet, with a line in the log', async () => {
    const { port, close } = await startDatabaseProxy(portal.connectionString)
    close()
    const log = { ...silentLog, warn: vi.fn() }
    const checked = check(
      `postgresql://thant@127.0.0.1:${port}/${new URL(portal.connectionString).pathname.slice(1)}`,
      10_000,
      log,
    )
    await delay(300)
    const proxy = await startDatabaseProxy(portal.connectionString, port)
    await checked
    proxy.close()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ seconds: 10 }),
      'waiting for the database',
    )
  })

  it.each([
    ['postgresql://127.0.0.1:1/thant', 'connect ECONNREFUSED 127.0.0.1:1'],
    ['postgresql://nowhere.invalid/thant', 'nowhere.invalid'],
  ])('that is nowhere is named: %s', async (connectionString, reason) => {
    const refused = check(connectionString)
    await expect(refused).rejects.toThrow('DATABASE_URL leads to no database that can be used: ')
    await expect(refused).rejects.toThrow(reason)
  })
})
