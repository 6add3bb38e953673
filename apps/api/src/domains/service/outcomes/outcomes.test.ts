import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jpegFile } from '../../../../test/files/images.ts'
import { uploadPhoto } from '../../../../test/files/upload.ts'
import { createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'

// The tests' clock stands at 09:30 in Yangon on 3 February 2026, a Tuesday.
const noon = '2026-02-03T05:30:00Z'
const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  driver = await signInAs(testApp, 'DRIVER')
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
})

beforeEach(() => testApp.clock.set('2026-02-03T03:00:00Z'))

async function confirmed(pickUpTime = noon): Promise<string> {
  const vehicle = { plate_number: 'YGN 1A-2345', driver: driver.id }
  const body = { organizationId: organization, pickUpTime, vehicle, status: 'CONFIRMED' }
  return (await staff.call('POST', '/logistics', { body })).body.data._id
}

async function photo(actor: TestActor): Promise<string> {
  return (await uploadPhoto(actor, await jpegFile('gate.jpg'))).body.data.file
}

const record = (actor: TestActor, id: string, body: object) => actor.call('POST', `/logistics/${id}/outcomes`, { body })
const outcomesOf = async (actor: TestActor, id: string) =>
  (await actor.call('GET', `/logistics/${id}/outcomes`)).body.data

describe('a pickup that was not collected', () => {
  it('goes on hold with its reason, which the customer sees with photo and time at once', {
    tags: ['10.5-04', '10.7-07'],
  }, async () => {
    const id = await confirmed()
    const done = await record(driver, id, { code: 'gate-locked', photos: [await photo(driver)] })
    expect([done.status, done.body.data.status]).toEqual([201, 'ONHOLD'])
    const [outcome] = await outcomesOf(customer, id)
    expect(outcome).toMatchObject({
      code: 'gate-locked',
      source: 'driver',
      recordedAt: '2026-02-03T03:00:00.000Z',
      recordedBy: null,
      canDispute: true,
    })
    expect((await testApp.app.inject({ url: outcome.photos[0].url })).statusCode).toBe(200)
    const [mail] = await mailsTo(testApp, customer.email)
    expect(mail?.subject).toBe('We could not collect on Tue 3 Feb 2026, 12:00')
    expect(mail?.text).toContain('Reason: Gate locked')
  })

  it.each([
    ['photos', { code: 'gate-locked' }],
    ['note', { code: 'unsafe' }],
    ['code', { code: 'too late' }],
    ['photos.0', { code: 'gate-locked', photos: [`${'0'.repeat(32)}.jpg`] }],
    ['recordedAt', { code: 'flooded', recordedAt: '2026-02-03T04:00:00Z' }],
    ['recordedAt', { code: 'flooded', recordedAt: '2026-01-20T04:00:00Z' }],
  ])('is refused at %s for %j, and nothing changes', { tags: ['10.5-01'] }, async (path, body) => {
    const id = await confirmed()
    const refused = await record(driver, id, body)
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, path])
    expect((await staff.call('GET', `/logistics/${id}`)).body.data.status).toBe('CONFIRMED')
    expect(await outcomesOf(staff, id)).toEqual([])
  })

  it('can be recorded by its driver alone and on its day, by staff later too, by nobody ahead', {
    tags: ['10.5-02'],
  }, async () => {
    const other = await signInAs(testApp, 'DRIVER')
    const tomorrow = await confirmed('2026-02-04T05:30:00Z')
    const monday = await confirmed('2026-02-02T05:30:00Z')
    const late = { code: 'flooded' }
    expect((await record(other, tomorrow, late)).status).toBe(404)
    expect((await record(driver, tomorrow, late)).body.code).toBe('outcome.day-to-come')
    expect((await record(staff, tomorrow, late)).body.code).toBe('outcome.day-to-come')
    expect((await record(driver, monday, late)).body.code).toBe('pickup.not-due')
    expect((await record(staff, monday, { ...late, recordedAt: '2026-02-02T06:00:00Z' })).status).toBe(201)
    expect((await record(customer, monday, late)).status).toBe(403)
  })

  it.each([
    ['on the seventh day after it', '2026-02-10T17:00:00Z', undefined, 201, undefined],
    ['on the eighth day', '2026-02-10T17:31:00Z', undefined, 409, 'outcome.too-late'],
    ['of a time before its day', '2026-02-05T03:00:00Z', '2026-02-02T17:00:00Z', 400, 'outcome.before-its-day'],
    ['of the time of the visit', '2026-02-05T03:00:00Z', '2026-02-03T06:00:00.000Z', 201, undefined],
  ])(
    'is recorded by staff %s: at %s %s answers %i %s',
    { tags: ['10.5-02'] },
    async (_when, now, recordedAt, status, code) => {
      const id = await confirmed()
      testApp.clock.set(now)
      const late = await signInAs(testApp, 'OPERATION')
      const done = await record(late, id, { code: 'flooded', recordedAt })
      expect([done.status, done.body.code]).toEqual([status, code])
      if (status === 400) expect(done.body.issues[0].path).toBe('recordedAt')
      if (status === 201)
        expect((await outcomesOf(late, id))[0].recordedAt).toBe(recordedAt ?? new Date(now).toISOString())
    },
  )

  it('keeps what was weighed of a completed one, which was collected in part', { tags: ['10.5-03'] }, async () => {
    const id = await createPickup(staff, organization, '2026-02-03T02:00:00Z', [item('Papers', 7)])
    const total = () => customer.call('GET', `/wastes/organizations/${organization}`)
    const before = (await total()).body.data
    expect((await record(staff, id, { code: 'too-heavy' })).body.data.status).toBe('COMPLETED')
    expect((await total()).body.data).toEqual(before)
  })

  it('is recorded once by two who do it at once with the same version', { tags: ['10.5-03'] }, async () => {
    const id = await confirmed()
    const { __v } = (await staff.call('GET', `/logistics/${id}`)).body.data
    const both = await Promise.all([1, 2].map(() => record(staff, id, { code: 'flooded', __v })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('shows its photos to no other organization', { tags: ['10.5-04'] }, async () => {
    const id = await confirmed()
    await record(driver, id, { code: 'gate-locked', photos: [await photo(driver)] })
    const stranger = await signInAs(testApp, 'USER', await createOrganization(staff))
    expect((await stranger.call('GET', `/logistics/${id}/outcomes`)).status).toBe(404)
  })
})

describe('rescheduling', () => {
  it('makes a new pickup with the same crew, which follows the cancelled one, once', {
    tags: ['10.5-09'],
  }, async () => {
    const id = await confirmed()
    await record(driver, id, { code: 'flooded' })
    const body = { pickUpTime: '2026-02-04T02:30:00Z' }
    const again = await Promise.all([1, 2].map(() => staff.call('POST', `/logistics/${id}/follow_ups`, { body })))
    expect(again.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const made = again.find(({ status }) => status === 201)?.body.data
    expect(made).toMatchObject({ status: 'CONFIRMED', vehicle: { driver: { _id: driver.id } } })
    expect((await staff.call('GET', `/logistics/${id}`)).body.data.status).toBe('CANCELLED')
    const { body: list } = await staff.call('GET', `/outcomes?organizationId=${organization}&sort=-recordedAt`)
    const row = list.data.find(({ pickup }: { pickup: { _id: string } }) => pickup._id === id)
    expect(row).toMatchObject({ code: 'flooded', followedBy: { _id: made._id } })
  })

  it('needs a failure and a time ahead', async () => {
    const id = await confirmed()
    const follow = (pickUpTime: string) => staff.call('POST', `/logistics/${id}/follow_ups`, { body: { pickUpTime } })
    expect((await follow('2026-02-04T02:30:00Z')).body.code).toBe('outcome.none')
    await record(driver, id, { code: 'flooded' })
    const refused = await follow('2026-02-03T02:30:00Z')
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'pickUpTime'])
  })
})

describe('reasons', () => {
  // 10.5-05: the replies, without the screens.
  it('are switched off, not deleted: they are offered no longer, and shown where they were used', {
    tags: ['10.5-05'],
  }, async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const id = await confirmed()
    await record(staff, id, { code: 'nobody-there' })
    const offer = (isOffered: boolean) => admin.call('PATCH', '/outcome_codes/nobody-there', { body: { isOffered } })
    await offer(false)
    const { body } = await driver.call('GET', '/outcome_codes')
    expect(body.data.find(({ code }: { code: string }) => code === 'nobody-there')).toMatchObject({
      isOffered: false,
      side: 'customer',
      ukTerm: 'No access at property',
    })
    expect((await record(staff, id, { code: 'nobody-there' })).body.issues[0].path).toBe('code')
    expect((await outcomesOf(customer, id))[0].code).toBe('nobody-there')
    await offer(true)
    expect((await record(staff, id, { code: 'nobody-there' })).status).toBe(201)
  })

  it('stay in use at least one, even when two are switched off at once', { tags: ['10.5-05'] }, async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const codes = async (): Promise<Array<{ code: string; isOffered: boolean }>> =>
      (await admin.call('GET', '/outcome_codes')).body.data
    const offer = (code: string, isOffered: boolean) =>
      admin.call('PATCH', `/outcome_codes/${code}`, { body: { isOffered } })
    const all = (await codes()).map(({ code }) => code)
    for (const code of all.slice(2)) await offer(code, false)
    const last = await Promise.all(all.slice(0, 2).map((code) => offer(code, false)))
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await codes()).filter(({ isOffered }) => isOffered)).toHaveLength(1)
    for (const code of all) await offer(code, true)
  })
})

describe('the rate of a month', () => {
  it('tells pickups of past days completed from those missed by each side, per organization', {
    tags: ['10.5-10'],
  }, async () => {
    const id = await createOrganization(staff)
    const plan = async (day: string) =>
      (await staff.call('POST', '/logistics', { body: { organizationId: id, pickUpTime: `${day}T02:30:00Z` } })).body
        .data._id
    await createPickup(staff, id, '2026-01-12T02:30:00Z', [item('Papers', 3)])
    await createPickup(staff, id, '2026-02-02T02:30:00Z', [item('Papers', 3)])
    await record(staff, await plan('2026-02-02'), { code: 'not-out' })
    await record(staff, await plan('2026-02-03'), { code: 'vehicle-broke-down' })
    await record(staff, await plan('2026-02-03'), { code: 'flooded' })
    await staff.call('PATCH', `/logistics/${await plan('2026-02-03')}`, { body: { status: 'CANCELLED' } })
    await plan('2026-02-04')
    const { body } = await staff.call('GET', `/outcomes/rates?organizationId=${id}&from=2026-01&to=2026-02`)
    expect(body.data).toEqual([
      { month: '2026-01', planned: 1, completed: 1, missed: { customer: 0, company: 0, neither: 0 }, reasons: [] },
      {
        month: '2026-02',
        planned: 4,
        completed: 1,
        missed: { customer: 1, company: 1, neither: 1 },
        reasons: [
          { code: 'not-out', count: 1 },
          { code: 'flooded', count: 1 },
          { code: 'vehicle-broke-down', count: 1 },
        ],
      },
    ])
  })

  it('counts a pickup of today once its time has passed, or once something is recorded of it', {
    tags: ['10.5-10'],
  }, async () => {
    const id = await createOrganization(staff)
    await createPickup(staff, id, '2026-02-03T02:30:00Z')
    await createPickup(staff, id, '2026-02-03T03:30:00Z')
    await createPickup(staff, id, '2026-02-03T03:40:00Z', [item('Papers', 3)])
    const rate = async () => (await staff.call('GET', `/outcomes/rates?organizationId=${id}`)).body.data
    expect(await rate()).toMatchObject([{ planned: 2, completed: 1 }])
    testApp.clock.set('2026-02-03T03:30:00Z')
    staff = await signInAs(testApp, 'OPERATION')
    expect(await rate()).toMatchObject([{ planned: 3, completed: 1 }])
  })
})
