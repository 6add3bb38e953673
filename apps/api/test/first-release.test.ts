import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { FastifyInstance } from 'fastify'
import { stringify } from 'safe-stable-stringify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { call } from './actors.ts'
import { createTestServices } from './create-test-app.ts'
import { endpointsOf } from './endpoints.ts'
import { schemaTables } from './schema-tables.ts'
import { silentLog } from './silent-log.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const migrationsFolder = join(import.meta.dirname, '../drizzle')
const account = { email: 'super.admin@demo.example', password: 'a password for looking around' }
const now = new Date('2026-11-21T04:30:00Z')

let testDatabase: TestDatabase
let folder: string
let app: FastifyInstance
let stored: Record<string, number>

/** The first migration and a dump of rows recreate the database of the first release. */
beforeAll(async () => {
  testDatabase = await createTestDatabase('template0')
  const [firstRelease] = readMigrationFiles({ migrationsFolder })
  for (const statement of firstRelease?.sql ?? []) await testDatabase.pool.query(statement)
  await testDatabase.pool.query(await readFile(join(import.meta.dirname, 'first-release.sql'), 'utf8'))
  stored = await countRows()
  await migrateDatabase({ connectionString: testDatabase.connectionString, log: silentLog })
  folder = await mkdtemp(join(tmpdir(), 'thant-first-release-'))
  const services = createTestServices(testDatabase.pool, { folder, clock: { now: () => now } })
  app = await buildApp({ ...testDatabase, services })
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await app.services.typesetter.close()
  await testDatabase.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('a database of the first release', () => {
  it('has something in every table', () => {
    expect(Object.entries(stored).filter(([, count]) => count === 0)).toEqual([])
    expect(Object.keys(stored).length).toBeGreaterThan(30)
  })

  it('keeps every row through the later migrations', async () => {
    const { rows } = await testDatabase.pool.query('select hash from drizzle.__drizzle_migrations order by id')
    expect(rows.map(({ hash }) => hash)).toEqual(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
    expect(await countRows()).toMatchObject(stored)
  })

  it('has every column of the schema', async () => {
    for (const table of schemaTables) await expect(testDatabase.database.select().from(table)).resolves.toBeDefined()
  })

  it('accepts a sign-in, and answers every list', async () => {
    const { body } = await call(app, 'POST', '/login', { body: account })
    const headers = { authorization: `Bearer ${body.data?.token}` }
    // Endpoints that need a record, the days of a calendar or another query are left out.
    const reading = endpointsOf(app).filter(
      ({ endpoint: { method, path, query } }) =>
        method === 'GET' && !/[:?]/.test(path) && (query === undefined || query.safeParse({}).success),
    )
    const failed: Array<[name: string, status: number]> = []
    for (const { name, endpoint } of reading) {
      const { status } = await call(app, 'GET', endpoint.path, { headers })
      if (status !== 200) failed.push([name, status])
    }
    expect(failed).toEqual([])
  })

  it('shows its frozen reports as they were, to the byte, with the English title of their quarters', async () => {
    const { rows } = await testDatabase.pool.query<{ id: string; title: string; data: string }>(
      'select id, title, data from reports',
    )
    for (const { id, data } of rows) {
      const { body } = await call(app, 'GET', `/reports/${id}`, {})
      expect(stringify(body.data.data)).toBe(data)
    }
    const { body } = await call(app, 'POST', '/login', { body: account })
    const headers = { authorization: `Bearer ${body.data?.token}` }
    const listed = await call(app, 'GET', '/reports?limit=100', { headers })
    const periods = listed.body.data.map(({ period }: { period: unknown }) => period)
    expect(periods.toSorted()).toEqual(rows.map(({ title }) => title).toSorted())
  })
})

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await testDatabase.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const counts = rows.map(async ({ name }) => {
    const counted = await testDatabase.pool.query<{ count: number }>(`select count(*)::int as count from "${name}"`)
    return [name, counted.rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
