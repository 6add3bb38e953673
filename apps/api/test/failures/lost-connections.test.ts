import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { systemClock } from '#lib/clock.ts'
import type { Services } from '#lib/context.ts'
import { organizationForm } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { createTestServices } from '../setup/create-test-app.ts'
import { execute } from '../setup/database-server.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

const cuts = 30
const writers = 8
let testDatabase: TestDatabase
let services: Services
let app: FastifyInstance
let actor: TestActor

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  services = createTestServices(testDatabase.pool, { folder: tmpdir(), clock: systemClock })
  app = await buildApp({ ...testDatabase, services })
  actor = await signInAs({ ...testDatabase, app }, 'ADMIN')
})

describe('a portal whose database connections were cut thirty times under load', () => {
  it('has every connection back in the pool, and has answered each write or said that it is busy', {
    tags: ['R-rel-19'],
    timeout: 60_000,
  }, async () => {
    const statuses = new Set<number>()
    let isOver = false
    const write = async () => (await actor.call('POST', '/organizations', { body: organizationForm() })).status
    const writing = Array.from({ length: writers }, async () => {
      while (!isOver) statuses.add(await write())
    })
    for (let cut = 0; cut < cuts; cut += 1) {
      await delay(50)
      await cutConnections()
    }
    isOver = true
    await Promise.all(writing)
    const { pool } = testDatabase
    expect({ out: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }).toEqual({ out: 0, waiting: 0 })
    expect([...statuses].toSorted()).toEqual([201, 503])
    expect(await write()).toBe(201)
  })

  it('closes within a second', async () => {
    const startedAt = performance.now()
    await app.close()
    await testDatabase.drop()
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    await services.typesetter.close()
  })
})

/** Cuts connections by application name, so that it spares its own. */
function cutConnections(): Promise<void> {
  return execute(
    testDatabase.connectionString,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'thant'`,
  )
}
