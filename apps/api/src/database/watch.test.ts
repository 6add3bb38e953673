import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/setup/test-database.ts'
import { type DatabaseWatch, watchDatabase } from './watch.ts'

let testDatabase: TestDatabase
let pool: Pool
let watch: DatabaseWatch
let sockets: Socket[]
let isHanging: boolean

beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.drop())

beforeEach(() => {
  sockets = []
  isHanging = false
  const { connectionString } = testDatabase
  pool = new Pool({ connectionString, stream: openSocket })
  watch = watchDatabase(pool, { answerMs: 300, poolMs: 300 })
})
afterEach(() => Promise.all([pool.end(), watch.close()]))

/** The connection receives nothing while the database hangs. */
function openSocket(): Socket {
  const socket = new Socket()
  if (isHanging) socket.pause()
  sockets.push(socket)
  return socket
}

function hang(): void {
  isHanging = true
  for (const socket of sockets) socket.pause()
}

async function countConnections(): Promise<number> {
  const { rows } = await testDatabase.pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'thant health'`,
  )
  return rows.length
}

describe('the watch over the database', () => {
  it('reports within its time limit that a hanging database is away, and that it is back', {
    tags: ['R-rel-09'],
  }, async () => {
    expect(await watch.isServing()).toBe(true)
    hang()
    const requestedAt = performance.now()
    expect(await watch.isServing()).toBe(false)
    expect(await watch.isServing()).toBe(false)
    expect(performance.now() - requestedAt).toBeLessThan(2_000)
    isHanging = false
    expect(await watch.isServing()).toBe(true)
  })

  it('reports that the pool serves nobody once somebody waits in vain, and that it serves again', async () => {
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const waiting = pool.connect()
    expect(await watch.isServing()).toBe(true)
    await delay(400)
    expect(await watch.isServing()).toBe(false)
    for (const client of taken) client.release()
    expect(await watch.isServing()).toBe(true)
    ;(await waiting).release()
  })

  it('reports that all is well while every connection is taken for long and nobody waits', async () => {
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    await delay(400)
    expect(await watch.isServing()).toBe(true)
    for (const client of taken) client.release()
  })

  it('shares one check among concurrent callers, on one connection that it closes at the end', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => watch.isServing()))
    expect(new Set(answers)).toEqual(new Set([true]))
    expect([sockets.length, await countConnections()]).toEqual([1, 1])
    await watch.close()
    await expect.poll(countConnections).toBe(0)
    watch = watchDatabase(pool)
  })
})
