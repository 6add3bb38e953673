import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { systemClock } from '#lib/clock.ts'
import { call, signInAs, testPassword } from '../setup/actors.ts'
import { createTestServices } from '../setup/create-test-app.ts'
import { silentLog } from '../setup/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

/** Many servers of others have such a locale. Ours writes İ in lower case as JavaScript does, with a dot of its own. */
const localeWithPlainDots = `template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8'`
let testDatabase: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  testDatabase = await createTestDatabase(localeWithPlainDots)
  await migrateDatabase({ connectionString: testDatabase.connectionString, log: silentLog })
  const services = createTestServices(testDatabase.pool, { folder: tmpdir(), clock: systemClock })
  app = await buildApp({ ...testDatabase, services })
})

afterAll(async () => {
  await app.close()
  await testDatabase.drop()
})

it('an account has no second spelling with tries of its own, on a database that takes İ for i either', async () => {
  const { rows } = await testDatabase.pool.query(`select lower('İ') as lower`)
  expect(rows).toEqual([{ lower: 'i' }])
  const { email } = await signInAs({ app, database: testDatabase.database }, 'ADMIN')
  const logIn = async (as: string) =>
    (await call(app, 'POST', '/login', { body: { email: as, password: testPassword } })).status
  expect(await logIn(email.toUpperCase())).toBe(200)
  expect(await logIn(email.replace('i', 'İ'))).toBe(401)
})
