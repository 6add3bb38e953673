import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/setup/test-database.ts'
import { inLongTransaction, inPreparedTransaction, inTransaction } from './transaction.ts'

let fixture: TestDatabase

beforeEach(async () => {
  fixture = await createTestDatabase()
  await fixture.pool.query('create table written (word text not null)')
})

afterEach(() => fixture.drop())

describe.each([
  ['a transaction', inTransaction],
  ['a prepared transaction', inPreparedTransaction],
])('%s', (_kind, run) => {
  test('commits what its statements wrote', async () => {
    const length = await run(fixture.pool, async (transaction) => {
      await transaction.execute(sql`insert into written values ('one')`)
      await transaction.execute(sql`insert into written values ('two')`)
      return (await words()).length
    })
    expect([length, await words()]).toEqual([0, ['one', 'two']])
  })

  test('rolls back when it fails, and its connection serves the next one', async () => {
    const failing = run(fixture.pool, async (transaction) => {
      await transaction.execute(sql`insert into written values ('before')`)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    await run(fixture.pool, (next) => next.execute(sql`insert into written values ('next')`))
    expect([await words(), fixture.pool.totalCount]).toEqual([['next'], 1])
  })

  test('rolls back when one of its statements fails', async () => {
    const failing = run(fixture.pool, async (transaction) => {
      await transaction.execute(sql`insert into written values ('before')`)
      await transaction.execute(sql`insert into written values (null)`)
    })
    await expect(failing).rejects.toThrow()
    expect(await words()).toEqual([])
  })

  test('closes a connection that breaks in the middle of it, and reports the cause', async () => {
    const failing = run(fixture.pool, (transaction) =>
      transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    )
    await expect(failing).rejects.toMatchObject({ cause: { code: '57P01' } })
    expect(fixture.pool.totalCount).toBe(0)
  })
})

test('a prepared transaction prepares each statement once per connection, an ordinary one prepares none', async () => {
  const namesIn = async (run: typeof inTransaction) => {
    for (const word of ['one', 'two']) {
      await run(fixture.pool, (transaction) => transaction.execute(sql`insert into written values (${word})`))
    }
    const { rows } = await fixture.pool.query<{ statement: string }>('select statement from pg_prepared_statements')
    return rows.map(({ statement }) => statement)
  }
  expect(await namesIn(inTransaction)).toEqual([])
  expect(await namesIn(inPreparedTransaction)).toEqual(['insert into written values ($1)'])
})

test('a long transaction has no limit on a statement, an ordinary one has', async () => {
  const limitIn = (run: typeof inTransaction) =>
    run(fixture.pool, async (transaction) => (await transaction.execute(sql`show statement_timeout`)).rows[0])
  expect(await limitIn(inTransaction)).toEqual({ statement_timeout: '30s' })
  expect(await limitIn(inLongTransaction)).toEqual({ statement_timeout: '0' })
})

async function words(): Promise<string[]> {
  const { rows } = await fixture.pool.query<{ word: string }>('select word from written order by word')
  return rows.map(({ word }) => word)
}
