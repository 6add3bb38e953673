import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Queryable } from '#database/client.ts'
import { inTransaction } from '#database/transaction.ts'
import { sendMail } from '#lib/mail/send-mail.ts'
import { idleJobs } from '../../../test/setup/idle-jobs.ts'
import { silentLog } from '../../../test/setup/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/setup/test-database.ts'
import { createJobs, type JobHandlers, type Jobs } from './jobs.ts'

let fixture: TestDatabase
let working: Jobs[]

beforeEach(async () => {
  fixture = await createTestDatabase()
  working = []
})

afterEach(async () => {
  await Promise.all(working.map((jobs) => jobs.stop()))
  await fixture.drop()
})

describe('the jobs', () => {
  test('are each done once, however many servers share them', async () => {
    const done: string[] = []
    const sender = await work({ mail: async ({ to }) => void done.push(to) })
    await work({ mail: async ({ to }) => void done.push(to) })
    const all = Array.from({ length: 40 }, (_, number) => `${number}@example.com`)
    for (const to of all) await send(sender, to)
    await expect.poll(() => done.length, { timeout: 8_000 }).toBe(40)
    expect(done.toSorted()).toEqual(all.toSorted())
  })

  test('under way when the server stops are finished first', { tags: ['R-rel-11a'] }, async () => {
    let isDone = false
    const isBegun = vi.fn()
    const jobs = await work({
      mail: async () => {
        isBegun()
        await delay(400)
        isDone = true
      },
    })
    await send(jobs, 'a@example.com')
    await expect.poll(() => isBegun.mock.calls.length, { timeout: 5_000 }).toBe(1)
    await jobs.stop()
    expect(isDone).toBe(true)
    expect(await states()).toEqual([{ name: 'mail', state: 'completed' }])
  })

  test('that fail on the last attempt are parked with their payload', async () => {
    const jobs = await work({ mail: () => Promise.reject(new Error('no')) })
    await inTransaction(fixture.pool, async (transaction) => {
      await send(jobs, 'a@example.com', transaction)
      await transaction.execute('update jobs.job set retry_limit = 0')
    })
    await expect.poll(states, { timeout: 5_000 }).toContainEqual({ name: 'mail-parked', state: 'created' })
    const { rows } = await fixture.pool.query(`select data->>'to' as to from jobs.job where name = 'mail-parked'`)
    expect(rows).toEqual([{ to: 'a@example.com' }])
  })

  test('that hang fail alone, and the others of their batch are done', {
    tags: ['R-rel-23'],
    timeout: 40_000,
  }, async () => {
    await fixture.pool.query(`update jobs.queue set expire_seconds = 6 where name = 'mail'`)
    const jobs = createJobs({ pool: fixture.pool, log: silentLog, timeZone: 'Asia/Yangon' })
    for (const name of ['hangs', 'one', 'two']) await send(jobs, `${name}@example.com`)
    let hanging: NodeJS.Timeout | undefined
    await work({
      mail: async ({ to }) => {
        if (to === 'hangs@example.com') await new Promise((resolve) => (hanging = setTimeout(resolve, 60_000)))
      },
    })
    await expect
      .poll(async () => (await states()).toSorted((a, b) => a.state.localeCompare(b.state)), { timeout: 20_000 })
      .toEqual(['completed', 'completed', 'retry'].map((state) => ({ name: 'mail', state })))
    clearTimeout(hanging)
  })

  test('with a document to draw hold up no other mail', { tags: ['R-rel-23'] }, async () => {
    const done: string[] = []
    const jobs = await work({
      mail: async ({ to }) => void done.push(to),
      'document-mail': () => new Promise(() => {}),
    })
    const document = { kind: 'invoice', id: '0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d33', language: 'en' } as const
    const context = { jobs, database: fixture.database }
    const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'Hello', messageId: `<${to}>` })
    for (let index = 0; index < 6; index += 1) await sendMail(context, { ...mailTo(`${index}@example.com`), document })
    await sendMail(context, mailTo('reset@example.com'))
    await expect.poll(() => done, { timeout: 5_000 }).toEqual(['reset@example.com'])
  })

  test('are sent by more transactions at once than there are connections, also as the first ones', async () => {
    const jobs = createJobs({ pool: fixture.pool, log: silentLog, timeZone: 'Asia/Yangon' })
    await jobs.prepare()
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        inTransaction(fixture.pool, (transaction) => send(jobs, `${number}@example.com`, transaction)),
      ),
    )
    expect(await states()).toHaveLength(20)
  })

  test('can be scheduled for later', async () => {
    const jobs = createJobs({ pool: fixture.pool, log: silentLog, timeZone: 'Asia/Yangon' })
    const startAfter = new Date('2030-02-03T01:30:00Z')
    await jobs.send(fixture.database, 'sweep', {}, { startAfter })
    expect((await fixture.pool.query('select start_after from jobs.job')).rows).toEqual([{ start_after: startAfter }])
  })
})

async function work(handlers: Partial<JobHandlers>): Promise<Jobs> {
  const jobs = createJobs({ pool: fixture.pool, log: silentLog, timeZone: 'Asia/Yangon' })
  working.push(jobs)
  await jobs.start({ ...idleJobs, ...handlers })
  return jobs
}

function send(jobs: Jobs, to: string, database: Queryable = fixture.database): Promise<void> {
  return jobs.send(database, 'mail', { to, subject: 'Hello', text: 'Hello', messageId: `<${to}>` })
}

async function states(): Promise<Array<{ name: string; state: string }>> {
  const { rows } = await fixture.pool.query(
    `select name, state from jobs.job where name not like '\\_\\_%' order by name`,
  )
  return rows
}
