import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { idleJobs } from '../../../test/setup/idle-jobs.ts'
import { silentLog } from '../../../test/setup/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/setup/test-database.ts'
import { createJobs, type Jobs } from './jobs.ts'

let fixture: TestDatabase
let jobs: Jobs
let done: string[]

/** An idle server looks for backups every half minute, and for mails every five seconds. */
const atOnce = { timeout: 3_000 }

beforeEach(async () => {
  fixture = await createTestDatabase()
  done = []
  jobs = createJobs({ pool: fixture.pool, log: silentLog, timeZone: 'Asia/Yangon' })
  await jobs.start({
    ...idleJobs,
    mail: async ({ to }) => void done.push(to),
    'document-mail': async ({ to }) => void done.push(to),
    backup: async ({ reason }) => void (reason && done.push(reason)),
  })
  await expect.poll(countListeners, atOnce).toBe(1)
})

afterEach(async () => {
  await jobs.stop()
  await fixture.drop()
})

const countListeners = async () => (await fixture.pool.query(`select ${listeners}`)).rowCount
const listeners = `pid from pg_stat_activity
  where datname = current_database() and application_name = 'thant jobs' and query like 'listen %' and state = 'idle'`
const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'Hello', messageId: `<${to}>` })

describe('a job of an idle server', () => {
  it('is done as soon as its transaction is committed', async () => {
    await inTransaction(fixture.pool, async (transaction) => {
      await jobs.send(transaction, 'backup', { reason: 'asked' })
      expect(done).toEqual([])
    })
    await expect.poll(() => done, atOnce).toEqual(['asked'])
  })

  it('is done as soon as somebody brings it forward', async () => {
    await jobs.send(fixture.database, 'backup', { reason: 'asked' }, { startAfter: new Date('2040-01-01T00:00:00Z') })
    await fixture.pool.query(`update jobs.job set start_after = now() where name = 'backup'`)
    await expect.poll(() => done, atOnce).toEqual(['asked'])
  })

  it('is done at once after those before it, of which one is done at a time', async () => {
    const all = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']
    await inTransaction(fixture.pool, async (transaction) => {
      for (const to of all) await jobs.send(transaction, 'document-mail', mailTo(to))
    })
    await expect.poll(() => done.toSorted(), atOnce).toEqual(all)
  })

  it('that was sent while the connection for hearing of it was lost is done once there is another', {
    tags: ['R-rel-11a'],
  }, async () => {
    await fixture.pool.query(`select pg_terminate_backend(pid, 5000) from (select ${listeners}) listening`)
    await jobs.send(fixture.database, 'backup', { reason: 'asked' })
    expect(await countListeners()).toBe(0)
    await expect.poll(() => done, atOnce).toEqual(['asked'])
    await jobs.send(fixture.database, 'backup', { reason: 'nightly' })
    await expect.poll(() => done, atOnce).toEqual(['asked', 'nightly'])
  })

  it('of which nobody was notified is done some seconds later', { tags: ['R-rel-11a'] }, async () => {
    await fixture.pool.query('drop trigger notify_due on jobs.job')
    await jobs.send(fixture.database, 'mail', mailTo('a@example.com'))
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['a@example.com'])
  })
})
