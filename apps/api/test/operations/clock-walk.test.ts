import { beforeAll, describe, expect, it } from 'vitest'
import type { QueueName } from '#database/jobs/queues.ts'
import { sendDueMails } from '#domains/customers/notifications/due-mails.service.ts'
import { expireRequests } from '#domains/service/pickup-requests/expire-requests.service.ts'
import { notifyOfChangedPickups } from '#domains/service/pickups/notices/pickup-notices.service.ts'
import { sendPickupReminders } from '#domains/service/pickups/notices/pickup-reminders.service.ts'
import { generateAllPickups } from '#domains/service/schedules/generated-pickups.service.ts'
import { noteRun, sendOverdue } from '#lib/jobs/recurring-jobs.ts'
import { jpegFile } from '../files/images.ts'
import { uploadPhoto } from '../files/upload.ts'
import { item, organizationForm, scheduleForm } from '../records/factories.ts'
import { call, type Method, type Reply, signInAs, type TestActor, testPassword } from '../setup/actors.ts'
import { testTimeZone, useTestApp } from '../setup/create-test-app.ts'
import { mailsTo } from '../setup/mails.ts'

// One customer from November 2026 to April 2027: each test goes on where the one before it ended.
const testApp = useTestApp()

type Listed = { _id: string; __v: number; pickUpTime: string; status: string; wayType: string | null }

let people: TestActor[] = []
let staff: TestActor
let driver: TestActor
let customer: TestActor
let organization: string
/** Every Tuesday and Friday at 07:00, which leaves a holiday for the next working day. */
let weekly: string

/** Puts the clock to a moment in Yangon, where everybody signs in anew. */
async function at(moment: string): Promise<void> {
  testApp.clock.set(`${moment}:00+06:30`)
  for (const person of people) {
    const { body } = await call(testApp.app, 'POST', '/login', {
      body: { email: person.email, password: testPassword },
    })
    const headers = { authorization: `Bearer ${body.data.token}` }
    person.call = (method, path, options) =>
      call(testApp.app, method, path, { ...options, headers: { ...headers, ...options?.headers } })
  }
}

function send(person: TestActor, method: Method, path: string, body?: unknown): Promise<Reply> {
  return person.call(method, path, { body })
}

async function read(person: TestActor, path: string) {
  const { status, body, text } = await send(person, 'GET', path)
  expect(status, text).toBe(200)
  return body.data
}

const handlers: Partial<Record<QueueName, () => Promise<void>>> = {
  schedules: () => generateAllPickups(testApp.app),
  'request-expiry': () => expireRequests(testApp.app),
  'pickup-notices': () => notifyOfChangedPickups(testApp.app),
  'pickup-reminders': () => sendPickupReminders(testApp.app),
  'notification-mails': () => sendDueMails(testApp.app),
}

/** Does what the timetables ask for at this moment, as a portal does, and returns what that was. */
async function work(): Promise<QueueName[]> {
  const { pool, services } = testApp.app
  const done: QueueName[] = []
  for (;;) {
    const sent = await sendOverdue({ ...services, pool, timeZone: testTimeZone })
    if (sent.length === 0) return done
    for (const queue of sent) {
      await handlers[queue]?.()
      await noteRun(pool, queue, testApp.clock.now())
      await pool.query(`update jobs.job set state = 'completed' where name = $1`, [queue])
    }
    done.push(...sent)
  }
}

const pickupsOf = (id = organization): Promise<Listed[]> =>
  read(staff, `/logistics?organizationId=${id}&sort=pickUpTime&limit=200`)
const dayOf = ({ pickUpTime }: { pickUpTime: string }) =>
  new Date(Date.parse(pickUpTime) + 6.5 * 3_600_000).toISOString().slice(0, 10)
async function pickupOn(day: string): Promise<Listed> {
  const found = (await pickupsOf()).find((pickup) => dayOf(pickup) === day)
  if (found === undefined) throw new Error(`there is no pickup on ${day}`)
  return found
}
const notified = async (person: TestActor, kind: string) =>
  (await read(person, `/notifications?kind=${kind}`)).entries as Array<{ facts: Record<string, string> }>
const subjectsTo = async ({ email }: TestActor) => (await mailsTo(testApp, email)).map(({ subject }) => subject)

async function ask(wanted: string, overrides: object = {}): Promise<Reply> {
  const body = { organizationId: organization, kind: 'extra', wantedAt: `${wanted}:00+06:30`, ...overrides }
  return send(customer, 'POST', '/pickup_requests', { wasteTypes: ['Papers'], isSure: true, ...body })
}

async function close(days: string[], name = 'Thingyan'): Promise<void> {
  const body = { days: days.map((day) => ({ day, name })) }
  expect((await send(staff, 'POST', '/company_days', body)).status).toBe(201)
}

beforeAll(async () => {
  testApp.clock.set('2026-11-18T10:00:00+06:30')
  staff = await signInAs(testApp, 'SUPER ADMIN')
  driver = await signInAs(testApp, 'DRIVER')
  people = [staff, driver]
  await work()
  const form = organizationForm({ name: 'Golden Lotus', joinedDate: '2026-01-05', expiredDate: '2027-12-31' })
  organization = (await send(staff, 'POST', '/organizations', form)).body.data._id
  customer = await signInAs(testApp, 'USER', organization)
  people = [staff, driver, customer]
})

/** Closed days of spring, as the company confirms them when there are pickups on them already. */
const thingyan = Array.from({ length: 9 }, (_, index) => `2027-04-${13 + index}`)

type Proposed = { _id: string; __v: number; proposal: { decision: string; day: string | null } }

describe('a customer from November to April', () => {
  it('gets a schedule that keeps out of the confirmed holidays, over the end of the year', async () => {
    const proposals: Array<{ day: string; name: string }> = await read(staff, '/company_days/proposals?year=2026')
    // The company works on the eve of the full moon.
    const ahead = proposals.filter(({ day }) => day > '2026-11-23')
    expect(ahead.map(({ day }) => day)).toContain('2026-11-24')
    await send(staff, 'POST', '/company_days', { days: ahead })
    await close(['2027-01-01'], 'New Year')
    const vehicle = { driver: driver.id, plate_number: 'YGN 1A-2345' }
    const body = scheduleForm(organization, { startsOn: '2026-11-18', holidayPolicy: 'next', ...vehicle })
    const made = await send(staff, 'POST', '/schedules', body)
    expect(made.status, made.text).toBe(201)
    weekly = made.body.data._id
    const days = (await pickupsOf()).map(dayOf)
    const closed = new Set([...ahead.map(({ day }) => day), '2027-01-01'])
    expect(days.filter((day) => closed.has(day))).toEqual([])
    expect(days[0]).toBe('2026-11-20')
    expect(days).toContain('2026-11-25')
    expect(days).toContain('2027-01-02')
    expect(days.at(-1)).toBe('2027-01-12')
    expect(new Set(days).size).toBe(days.length)
  })

  it('asks until a cut-off that holidays and Sundays bring forward, and is told once that nobody answered', async () => {
    await at('2026-11-23T15:59')
    // Tuesday the 24th is a full moon, so the cut-off for Thursday is on Wednesday, and that for Wednesday today.
    const forThursday = await ask('2026-11-26T10:00')
    expect(forThursday.status, forThursday.text).toBe(201)
    expect(forThursday.body.data.expiresAt).toBe('2026-11-25T09:30:00.000Z')
    const forWednesday = await ask('2026-11-25T14:00')
    expect(forWednesday.status, forWednesday.text).toBe(201)
    expect(forWednesday.body.data.expiresAt).toBe('2026-11-23T09:30:00.000Z')
    await at('2026-11-23T16:01')
    const late = await ask('2026-11-25T15:00')
    expect([late.status, late.body.code]).toEqual([409, 'pickup-request.too-late'])
    await work()
    await work()
    expect((await read(customer, `/pickup_requests/${forWednesday.body.data._id}`)).state).toBe('EXPIRED')
    expect((await read(customer, `/pickup_requests/${forThursday.body.data._id}`)).state).toBe('OPEN')
    expect(await notified(customer, 'request-answered')).toHaveLength(1)
    const accept = await send(staff, 'POST', `/pickup_requests/${forThursday.body.data._id}/accept`, {
      pickUpTime: '2026-11-26T03:30:00.000Z',
    })
    expect(accept.status, accept.text).toBe(200)
    expect(dayOf(await pickupOn('2026-11-26'))).toBe('2026-11-26')
  })

  it('is offered another time over a Sunday, and takes it from the mail on Saturday before the cut-off', async () => {
    await at('2026-11-27T11:00')
    const requested = await ask('2026-11-30T10:00')
    expect(requested.body.data.expiresAt).toBe('2026-11-28T09:30:00.000Z')
    const offer = await send(staff, 'POST', `/pickup_requests/${requested.body.data._id}/counter`, {
      counterAt: '2026-11-30T07:30:00.000Z',
    })
    expect(offer.status, offer.text).toBe(200)
    await at('2026-11-28T15:50')
    const mail = (await mailsTo(testApp, customer.email)).at(-1)
    const link = /\/offer\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const taken = await call(testApp.app, 'POST', `/pickup_requests/offers/${link}/agree`, { body: {} })
    expect(taken.status, taken.text).toBe(200)
    expect((await pickupOn('2026-11-30')).pickUpTime).toBe('2026-11-30T07:30:00.000Z')
  })

  it('is reminded once at 17:00 of tomorrow, and sent one digest at 18:00', async () => {
    await at('2026-11-30T16:59')
    const choices = [{ kind: 'pickup-tomorrow', mail: 'digest' }]
    expect((await send(customer, 'PUT', '/notifications/choices', { choices })).status).toBe(200)
    await work()
    const before = (await notified(customer, 'pickup-tomorrow')).length
    await at('2026-11-30T17:00')
    await work()
    await at('2026-11-30T17:05')
    await work()
    const reminders = await notified(customer, 'pickup-tomorrow')
    expect(reminders).toHaveLength(before + 1)
    expect(reminders[0]?.facts).toMatchObject({ day: '2026-12-01', number: '1' })
    const mails = (await subjectsTo(customer)).length
    await at('2026-11-30T18:00')
    await work()
    await at('2026-11-30T18:15')
    await work()
    expect((await subjectsTo(customer)).slice(mails)).toEqual(['Tomorrow we collect your waste: Tue 1 Dec 2026, 07:00'])
  })

  it('sees why a driver did not collect, and contradicts it within two working days', async () => {
    await at('2026-12-01T07:20')
    const { _id } = await pickupOn('2026-12-01')
    const photo = await uploadPhoto(driver, await jpegFile('gate.jpg'))
    const recorded = await send(driver, 'POST', `/logistics/${_id}/outcomes`, {
      code: 'gate-locked',
      photos: [photo.body.data.file],
    })
    expect(recorded.status, recorded.text).toBe(201)
    await at('2026-12-03T16:00')
    const report = await send(customer, 'POST', `/logistics/${_id}/missed_reports`, {
      kind: 'dispute',
      note: 'The gate was open all day',
    })
    expect(report.status, report.text).toBe(201)
    const answer = { state: 'REJECTED', note: 'The photo shows the lock' }
    expect((await send(staff, 'POST', `/missed_reports/${report.body.data._id}/answer`, answer)).status).toBe(200)
  })

  it('reports that nobody came, which is upheld, counted on the side of the company and planned anew', async () => {
    await at('2026-12-08T08:30')
    const missed = await pickupOn('2026-12-08')
    const report = await send(customer, 'POST', `/logistics/${missed._id}/missed_reports`, {
      kind: 'missed',
      note: 'Nobody came',
    })
    expect(report.status, report.text).toBe(201)
    const answer = { state: 'UPHELD', note: 'We are sorry' }
    expect((await send(staff, 'POST', `/missed_reports/${report.body.data._id}/answer`, answer)).status).toBe(200)
    const anew = await send(staff, 'POST', `/logistics/${missed._id}/follow_ups`, {
      pickUpTime: '2026-12-09T03:00:00.000Z',
    })
    expect(anew.status, anew.text).toBe(201)
    const [rate] = await read(staff, `/outcomes/rates?organizationId=${organization}&from=2026-12&to=2026-12`)
    expect(rate.missed).toEqual({ customer: 1, company: 1, neither: 0 })
  })

  it('misses nothing of a week in which the portal was off, and is not told of days that are over', async () => {
    await at('2026-12-09T02:40')
    await work()
    const reminders = (await notified(customer, 'pickup-tomorrow')).length
    await at('2026-12-16T10:30')
    const done = await work()
    const daily = ['backup', 'schedules', 'invoice-reminders', 'contract-reminders', 'payment-expiry', 'sweep']
    expect(done.filter((queue) => daily.includes(queue))).toEqual(daily)
    expect(await notified(customer, 'pickup-tomorrow')).toHaveLength(reminders)
    expect((await pickupsOf()).map(dayOf).at(-1)).toBe('2027-02-09')
    expect((await work()).filter((queue) => daily.includes(queue))).toEqual([])
  })

  it('has weights of the last evening and the first morning of a year in their own months', async () => {
    await at('2026-12-31T23:55')
    const weigh = async (pickUpTime: string, weight: number) => {
      const made = await send(staff, 'POST', '/logistics', { organizationId: organization, pickUpTime })
      const body = { status: 'COMPLETED', items: [item('Papers', weight)] }
      const completed = await send(staff, 'PATCH', `/logistics/${made.body.data._id}`, body)
      expect(completed.status, completed.text).toBe(200)
    }
    await weigh('2026-12-31T17:20:00.000Z', 10.5)
    await at('2027-01-01T00:05')
    await weigh('2026-12-31T17:31:00.000Z', 2.25)
    expect(await read(staff, `/wastes/monthly/${organization}`)).toMatchObject([
      { month: '2026-12', Papers: 10.5 },
      { month: '2027-01', Papers: 2.25 },
    ])
  })

  it('has another time from the first day of a month on, and what somebody touched stays', async () => {
    await at('2027-01-04T10:00')
    await work()
    const touched = await pickupOn('2027-02-05')
    const remark = await send(staff, 'PATCH', `/logistics/${touched._id}`, { remark: 'Ring twice', __v: touched.__v })
    expect(remark.status, remark.text).toBe(200)
    await at('2027-01-04T10:30')
    await work()
    const mails = (await subjectsTo(customer)).length
    const change = { from: '2027-02-01', timeOfDay: '14:30' }
    const changed = await send(staff, 'PATCH', `/schedules/${weekly}`, change)
    expect(changed.status, changed.text).toBe(200)
    expect((await pickupOn('2027-01-29')).pickUpTime).toBe('2027-01-29T00:30:00.000Z')
    expect((await pickupOn('2027-02-02')).pickUpTime).toBe('2027-02-02T08:00:00.000Z')
    expect((await pickupOn('2027-02-05')).pickUpTime).toBe('2027-02-05T00:30:00.000Z')
    for (const moment of ['2027-01-04T10:45', '2027-01-04T11:00', '2027-01-04T18:00', '2027-01-05T07:15']) {
      await at(moment)
      await work()
    }
    const news = ['7 pickups were moved', 'Tomorrow we collect your waste: Tue 5 Jan 2027, 07:00']
    expect((await subjectsTo(customer)).slice(mails)).toEqual(news)
  })

  it('has no two pickups of a site and kind on a day once Thingyan was accepted for all', async () => {
    await at('2027-03-08T09:30')
    // Both schedules are there before the days are closed; the second has two of them in common with the first.
    const second = scheduleForm(organization, { startsOn: '2027-03-09', weekdays: [2, 3, 5], timeOfDay: '07:00' })
    expect((await send(staff, 'POST', '/schedules', second)).status).toBe(201)
    await work()
    await close(thingyan)
    const address = `/holiday_pickups?from=${thingyan[0]}&to=${thingyan.at(-1)}`
    const listed: Proposed[] = await read(staff, address)
    expect(listed.length).toBeGreaterThanOrEqual(5)
    const decisions = listed.map(({ _id, __v, proposal }) => ({ _id, __v, ...proposal }))
    const { body } = await send(staff, 'POST', '/holiday_pickups', { decisions })
    expect(body.data).toMatchObject({ conflicts: [], kept: 0 })
    expect(await read(staff, address)).toEqual([])
    const moved = new Set(listed.filter(({ proposal }) => proposal.decision === 'move').map(({ _id }) => _id))
    const visits = (await pickupsOf()).filter(({ status }) => status !== 'CANCELLED')
    const movedDays = visits.filter(({ _id }) => moved.has(_id)).map(dayOf)
    const takenDays = visits.filter(({ _id }) => !moved.has(_id)).map(dayOf)
    expect(new Set(movedDays).size).toBe(movedDays.length)
    expect(movedDays.filter((day) => takenDays.includes(day) || thingyan.includes(day))).toEqual([])
  })

  it('gets back the pickups of closed days that are taken back, where nobody touched them since', async () => {
    await at('2027-03-09T09:30')
    const reopened = thingyan.slice(-2)
    for (const day of reopened) expect((await send(staff, 'DELETE', `/company_days/${day}`)).status).toBe(200)
    await work()
    await at('2027-03-10T01:40')
    await work()
    const days = (await pickupsOf()).filter(({ status }) => status !== 'CANCELLED').map(dayOf)
    expect(days.filter((day) => reopened.includes(day))).toEqual(['2027-04-20', '2027-04-20', '2027-04-21'])
  })

  it('leaves nothing open once it is archived', async () => {
    await at('2027-03-15T10:00')
    expect((await ask('2027-03-18T10:00')).status).toBe(201)
    expect((await read(staff, '/pickup_requests/summary')).open).toBe(1)
    const archived = await send(staff, 'DELETE', `/organizations/${organization}`)
    expect(archived.status, archived.text).toBe(200)
    people = [staff, driver]
    expect((await read(staff, '/pickup_requests/summary')).open).toBe(0)
    await at('2027-03-16T01:40')
    await work()
    const mails = (await subjectsTo(customer)).length
    await at('2027-03-16T18:00')
    await work()
    expect((await subjectsTo(customer)).length).toBe(mails)
    expect((await read(staff, '/schedules')).length).toBe(0)
    const restored = await send(staff, 'POST', `/organizations/${organization}/restore`)
    expect(restored.status, restored.text).toBe(200)
    expect(restored.body.message).toContain('stays so')
  })
})
