import { setTimeout as delay } from 'node:timers/promises'
import { CopyOut } from '@thant/backup/rows/copy'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

let testDatabase: TestDatabase

beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.drop())

it.each([1, 530, 5_000])(
  'a connection answers after %i rows that were read late',
  { tags: ['R-rel-12'] },
  async (rows) => {
    const client = new pg.Client({ connectionString: testDatabase.connectionString })
    await client.connect()
    try {
      // 530 rows fill the stream with the last bytes, so that it asks the connection to wait when all is there.
      const stream = client.query(
        new CopyOut(`copy (select repeat('x', 1000) from generate_series(1, ${rows})) to stdout`),
      )
      await delay(200)
      let bytes = 0
      for await (const chunk of stream) bytes += chunk.length
      expect(bytes).toBe(rows * 1_001)
      const answer = client.query<{ one: number }>('select 1 as one')
      expect(await Promise.race([answer.then(({ rows: [row] }) => row?.one), delay(5_000, 'nothing')])).toBe(1)
    } finally {
      await client.end()
    }
  },
)
