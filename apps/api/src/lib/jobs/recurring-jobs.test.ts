import { dayMs, hourMs } from '@thant/contracts/durations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type QueueName, queueNames, queues } from '#database/jobs/queues.ts'
import { createTestClock, type TestClock } from '../../../test/setup/create-test-app.ts'
import { idleJobs } from '../../../test/setup/idle-jobs.ts'
import { silentLog } from '../../../test/setup/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/setup/test-database.ts'
import { createJobs, type Jobs } from './jobs.ts'

let fixture: TestDatabase
let clock: TestClock
let running: Jobs[]
let done: QueueName[]

beforeEach(async () => {
  fixture = await createTestDatabase()
  clock = createTestClock('2027-01-04T16:30:00+06:30')
  running = []
  done = []
})

afterEach(async () => {
  await stop()
  await fixture.drop()
})

const daily = queueNames.filter((queue) => 'dailyAt' in (queues[queue].timetable ?? {}))
const dailyDone = () => done.filter((queue) => daily.includes(queue))
const allOnce = ['backup', 'schedules', 'invoice-reminders', 'contract-reminders', 'payment-expiry', 'sweep']

/** A portal that looks at its timetables all the time, and notes what it does. */
async function switchOn(failing?: QueueName): Promise<void> {
  const jobs = createJobs({ pool: fixture.pool, log: silentLog, timeZone: 'Asia/Yangon', clock, everyMs: 20 })
  running.push(jobs)
  const run = (queue: QueueName) => async () => {
    done.push(queue)
    if (queue === failing) throw new Error('the disk is full')
  }
  const handlers = Object.fromEntries(queueNames.map((queue) => [queue, run(queue)]))
  await jobs.start({ ...idleJobs, ...handlers })
}

async function stop(): Promise<void> {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
}

/** Long enough for every timetable to be looked at some times. */
async function looksAgain(): Promise<void> {
  const seen = clock.now()
  await fixture.pool.query('select pg_sleep(0.4)')
  expect(clock.now()).toEqual(seen)
}

describe('daily work', () => {
  it('of a portal that never ran before waits until it is due', { tags: ['R-rel-22'] }, async () => {
    await switchOn()
    await looksAgain()
    expect(dailyDone()).toEqual([])
    clock.set('2027-01-05T01:59:00+06:30')
    await expect.poll(dailyDone, { timeout: 5_000 }).toEqual(['schedules'])
    clock.set('2027-01-05T02:00:00+06:30')
    await expect.poll(dailyDone, { timeout: 5_000 }).toEqual(['schedules', 'backup'])
  })

  it.each([
    ['a night', '2027-01-05T10:30:00+06:30'],
    ['a week', '2027-01-11T10:30:00+06:30'],
    ['a month', '2027-02-04T10:30:00+06:30'],
  ])(
    'that was missed while the portal was off for %s is done once, a backup first',
    { tags: ['R-rel-22'] },
    async (_, morning) => {
      await switchOn()
      await looksAgain()
      await stop()
      clock.set(morning)
      await switchOn()
      await expect.poll(dailyDone, { timeout: 10_000 }).toEqual(allOnce)
      await looksAgain()
      expect(dailyDone()).toEqual(allOnce)
      await stop()
      await switchOn()
      await looksAgain()
      expect(dailyDone()).toEqual(allOnce)
    },
  )

  it('of two portals that are switched on together is done by one of them', { tags: ['R-rel-22'] }, async () => {
    await switchOn()
    await looksAgain()
    await stop()
    clock.advance(7 * dayMs)
    await Promise.all([switchOn(), switchOn()])
    await expect.poll(() => dailyDone().length, { timeout: 10_000 }).toBe(6)
    await looksAgain()
    expect(dailyDone().toSorted()).toEqual(allOnce.toSorted())
  })

  it('is done although the clock was a year ahead for a while', { tags: ['R-rel-22'] }, async () => {
    clock.set('2028-01-04T16:30:00+06:30')
    await switchOn()
    await looksAgain()
    await stop()
    await fixture.pool.query(`update jobs.queue set monitor_claim_on = now() + interval '1 year'`)
    await fixture.pool.query(
      `insert into jobs.job (name, data, state, created_on, start_after, retry_limit)
        values ('mail', '{}', 'created', now() + interval '1 year', now() + interval '1 year', 1)`,
    )
    clock.set('2027-01-05T10:30:00+06:30')
    await switchOn()
    await expect.poll(dailyDone, { timeout: 10_000 }).toEqual(allOnce)
    await expect.poll(() => done.filter((queue) => queue === 'mail'), { timeout: 5_000 }).toHaveLength(1)
    const { rows } = await fixture.pool.query('select from jobs.queue where monitor_claim_on > now()')
    expect(rows).toEqual([])
    clock.advance(dayMs)
    await expect.poll(() => dailyDone().length, { timeout: 10_000 }).toBe(12)
  })

  it('that failed for good holds up no other, and is tried again an hour later', { tags: ['R-rel-22'] }, async () => {
    await switchOn()
    await looksAgain()
    await stop()
    await fixture.pool.query(`update jobs.queue set retry_limit = 0 where name = 'backup'`)
    clock.set('2027-01-05T10:30:00+06:30')
    await switchOn('backup')
    await expect.poll(dailyDone, { timeout: 10_000 }).toEqual(allOnce)
    await looksAgain()
    expect(dailyDone()).toEqual(allOnce)
    clock.advance(hourMs)
    await expect.poll(() => dailyDone().length, { timeout: 10_000 }).toBe(7)
    expect(dailyDone().at(-1)).toBe('backup')
  })
})

it('work of every few minutes goes on at once after a month, without what was missed', {
  tags: ['R-rel-22'],
}, async () => {
  await switchOn()
  await looksAgain()
  await stop()
  clock.set('2027-02-04T18:01:00+06:30')
  await switchOn()
  const often = () => done.filter((queue) => !daily.includes(queue)).toSorted()
  const all = ['billing', 'notification-mails', 'pickup-notices', 'pickup-reminders', 'request-expiry']
  await expect.poll(often, { timeout: 5_000 }).toEqual(all)
  clock.set('2027-02-04T18:05:00+06:30')
  await expect.poll(() => often().length, { timeout: 5_000 }).toBe(8)
})
