import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Queryable } from '#database/client.ts'
import { execute, withDatabase } from './database-server.ts'
import { silentLog } from './silent-log.ts'

export type TestDatabase = {
  connectionString: string
  database: Queryable
  pool: Pool
  drop(): Promise<void>
}

/** Copies the migrated, empty database by default. The test file must drop its copy. */
export async function createTestDatabase(template = inject('testServer').template): Promise<TestDatabase> {
  const { connectionString: server } = inject('testServer')
  const name = `thant_test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template ${template}`)
  const connectionString = withDatabase(server, name)
  const { database, pool, close } = createDatabase({ connectionString, log: silentLog, maxConnections: 5 })
  return {
    connectionString,
    database,
    pool,
    async drop() {
      await close()
      await execute(server, `drop database ${name} with (force)`)
    },
  }
}
