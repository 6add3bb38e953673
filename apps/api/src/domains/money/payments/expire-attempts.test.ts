import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { queues } from '#database/jobs/queues.ts'
import { auditEntries } from '#database/schema/audit.ts'
import { paymentAttempts } from '#database/schema/payments.ts'
import { createJobs } from '#lib/jobs/jobs.ts'
import { beginToPay, checkOut, notify, resultFor } from '../../../../test/records/payments.ts'
import { signInAs } from '../../../../test/setup/actors.ts'
import { testTimeZone, useTestApp } from '../../../../test/setup/create-test-app.ts'
import { idleJobs } from '../../../../test/setup/idle-jobs.ts'
import { silentLog } from '../../../../test/setup/silent-log.ts'
import { expireAttempts } from './expire-attempts.service.ts'

const testApp = useTestApp()
const hour = 3_600_000
const stateOf = async (number: string) => {
  const [attempt] = await testApp.database.select().from(paymentAttempts).where(eq(paymentAttempts.number, number))
  return attempt?.state
}
const entriesOf = (id: string) => testApp.database.select().from(auditEntries).where(eq(auditEntries.entityId, id))

it('expires attempts without a result for 48 hours, once, and still counts a later success', {
  tags: ['2.12-28'],
}, async () => {
  const [open, waiting, refused] = [await beginToPay(testApp), await beginToPay(testApp), await beginToPay(testApp)]
  await notify(testApp, resultFor(waiting.fields, '001'))
  await notify(testApp, resultFor(refused.fields, '002'))
  testApp.clock.advance(47 * hour)
  const late = await beginToPay(testApp)
  await expireAttempts(testApp.app)
  expect(await stateOf(open._id)).toBe('OPEN')
  testApp.clock.advance(hour)
  await Promise.all([expireAttempts(testApp.app), expireAttempts(testApp.app)])
  const states = await Promise.all([open, waiting, refused, late].map(({ _id }) => stateOf(_id)))
  expect(states).toEqual(['EXPIRED', 'EXPIRED', 'REJECTED', 'OPEN'])
  const expired = (await entriesOf(waiting._id)).filter(({ action }) => action === 'payment.expire')
  expect(expired).toMatchObject([
    { actorId: null, before: { state: 'WAITING' }, after: { attempt: waiting._id, state: 'EXPIRED' } },
  ])
  expect((await checkOut(testApp, open)).body.data.fields.order_id).not.toBe(open._id)

  await notify(testApp, resultFor(waiting.fields, '003'))
  expect(await stateOf(waiting._id)).toBe('EXPIRED')
  await notify(testApp, resultFor(waiting.fields, '000'))
  expect(await stateOf(waiting._id)).toBe('SUCCEEDED')
  const finance = await signInAs(testApp, 'FINANCE OFFICE')
  expect((await finance.call('GET', `/orders/${waiting._id}`)).body.data.status).toBe('PAID')
})

it('is the work of a job that runs every night', async () => {
  const open = await beginToPay(testApp)
  testApp.clock.advance(48 * hour)
  const jobs = createJobs({ pool: testApp.pool, log: silentLog, timeZone: testTimeZone })
  await jobs.send(testApp.database, 'payment-expiry', {})
  await jobs.start({ ...idleJobs, 'payment-expiry': () => expireAttempts(testApp.app) })
  try {
    await vi.waitFor(async () => expect(await stateOf(open._id)).toBe('EXPIRED'), { timeout: 8_000 })
    expect(queues['payment-expiry'].timetable).toEqual({ dailyAt: '03:00' })
  } finally {
    await jobs.stop()
  }
})
