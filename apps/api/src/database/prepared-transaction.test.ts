import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { inOneTrip } from './one-trip.ts'
import { inPreparedTransaction } from './prepared-transaction.ts'

let fixture: TestDatabase

beforeEach(async () => {
  fixture = await createTestDatabase()
  await fixture.pool.query('create table written (word text not null)')
})

afterEach(() => fixture.drop())

describe('a prepared transaction', () => {
  test('keeps what its statements wrote together', async () => {
    await inPreparedTransaction(fixture.pool, (transaction) =>
      inOneTrip(['one', 'two'].map((word) => transaction.execute(sql`insert into written values (${word})`))),
    )
    expect(await words()).toEqual(['one', 'two'])
  })

  test('that fails leaves nothing, not even of what was still to come beside the failure', async () => {
    const failing = inPreparedTransaction(fixture.pool, (transaction) =>
      inOneTrip([
        transaction.execute(sql`insert into written values ('before')`),
        Promise.reject(new Error('refused')),
        delay(50).then(() => transaction.execute(sql`insert into written values ('after')`)),
      ]),
    )
    await expect(failing).rejects.toThrow('refused')
    await delay(100)
    expect(await words()).toEqual([])
  })

  test('is none in which a statement was refused', async () => {
    const failing = inPreparedTransaction(fixture.pool, (transaction) =>
      inOneTrip([
        transaction.execute(sql`insert into written values (null)`),
        transaction.execute(sql`insert into written values ('beside')`),
      ]),
    )
    await expect(failing).rejects.toThrow()
    expect(await words()).toEqual([])
    await inPreparedTransaction(fixture.pool, (next) => next.execute(sql`insert into written values ('next')`))
    expect(await words()).toEqual(['next'])
  })
})

async function words(): Promise<string[]> {
  const { rows } = await fixture.pool.query<{ word: string }>('select word from written order by word')
  return rows.map(({ word }) => word)
}
