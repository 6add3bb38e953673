import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pickupOutcomes } from '#database/schema/outcomes.ts'
import { visits } from '#database/schema/visits.ts'
import { jpegFile } from '../../../../test/files/images.ts'
import { uploadPhoto } from '../../../../test/files/upload.ts'
import { createOrganization, createSite, item } from '../../../../test/records/factories.ts'
import { assignPickup, missedVisitForm, recordVisit, visitForm } from '../../../../test/records/visits.ts'
import { signInAgain, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on 3 February 2026, a Tuesday.
const now = '2026-02-03T03:00:00Z'
const planned = '2026-02-03T02:00:00Z'
const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let other: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION MANAGER')
  driver = await signInAs(testApp, 'DRIVER')
  other = await signInAs(testApp, 'DRIVER')
  organization = await createOrganization(staff, { name: 'Golden Lotus' })
  customer = await signInAs(testApp, 'USER', organization)
})

beforeEach(() => testApp.clock.set(now))

const confirmed = (of = organization, pickUpTime = planned) => assignPickup(staff, driver, of, pickUpTime)
const change = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })
const pickup = async (id: string) => (await staff.call('GET', `/logistics/${id}`)).body.data
const outcomesOf = async (id: string) => (await staff.call('GET', `/logistics/${id}/outcomes`)).body.data
const visitsOf = (id: string) => testApp.database.$count(visits, eq(visits.pickupId, id))
const photo = async (actor: TestActor): Promise<string> =>
  (await uploadPhoto(actor, await jpegFile('gate.jpg'))).body.data.file

async function totalsOf(of: string) {
  const { rows } = await testApp.database.execute(sql`select site_id = organization_id as is_main, month::text as month,
    waste_type, treatment, weight_kg from waste_totals where organization_id = ${of} order by 2, 3, 4`)
  return rows
}

const stop = { pickUpTime: planned, organization: 'Golden Lotus', site: 'Main', wayType: 'Dry', plateNumber: 'YGN 1' }

describe('a visit', () => {
  it('of which all was collected completes the pickup with its evidence', { tags: ['15.1-01'] }, async () => {
    const id = await confirmed()
    const signature = [
      [
        { x: 10, y: 20 },
        { x: 500, y: 250 },
      ],
      [{ x: 1_000, y: 500 }],
    ]
    const photos = [await photo(driver)]
    const sent = { photos, signature, longitude: 96.15, latitude: 16.8, note: 'At the back gate' }
    const { status, body } = await recordVisit(driver, id, sent)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ state: 'applied', conflict: null, isLate: false, collected: 'all', signature })
    expect(body.data).toMatchObject({ location: { lng: 96.15, lat: 16.8 }, stop: { organization: 'Golden Lotus' } })
    expect((await testApp.app.inject({ url: body.data.photos[0].url })).statusCode).toBe(200)
    expect(await pickup(id)).toMatchObject({ status: 'COMPLETED', remark: 'At the back gate' })
    expect(await outcomesOf(id)).toEqual([])
  })

  it('of which a part was collected completes it with its reason', { tags: ['15.1-01'] }, async () => {
    const id = await confirmed()
    const photos = [await photo(driver)]
    await recordVisit(driver, id, { collected: 'part', code: 'too-full', photos })
    expect(await pickup(id)).toMatchObject({ status: 'COMPLETED', items: [{ quantity: 12 }], remark: '' })
    expect(await outcomesOf(id)).toMatchObject([
      { code: 'too-full', source: 'driver', recordedAt: '2026-02-03T02:30:00.000Z', photos: [{}] },
    ])
  })

  it('without anything collected puts it on hold with its reason', { tags: ['15.1-01'] }, async () => {
    const id = await confirmed()
    await recordVisit(driver, id, missedVisitForm({ note: 'Up to the knees' }))
    expect(await pickup(id)).toMatchObject({ status: 'ONHOLD', items: [] })
    expect(await outcomesOf(id)).toMatchObject([{ code: 'flooded', note: 'Up to the knees', source: 'driver' }])
  })

  it('weighs what the single calls weigh', { tags: ['15.1-01'] }, async () => {
    const [one, two] = [await createOrganization(staff), await createOrganization(staff)]
    const items = [item('Papers', 12.345), item('Organic', 0.1), item('Organic', 0.2)]
    const single = [await confirmed(one), await confirmed(one), await confirmed(one)]
    const visited = [await confirmed(two), await confirmed(two), await confirmed(two)]
    const complete = (id?: string) => driver.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED', items } })
    await complete(single[0])
    await complete(single[1])
    await staff.call('POST', `/logistics/${single[1]}/outcomes`, { body: { code: 'too-heavy' } })
    await driver.call('POST', `/logistics/${single[2]}/outcomes`, { body: { code: 'flooded' } })
    await recordVisit(driver, visited[0] ?? '', { items })
    await recordVisit(driver, visited[1] ?? '', { items, collected: 'part', code: 'too-heavy' })
    await recordVisit(driver, visited[2] ?? '', missedVisitForm())
    const totals = await totalsOf(two)
    expect(totals.length).toBeGreaterThan(0)
    expect(totals).toEqual(await totalsOf(one))
  })
})

describe('the same visit again', () => {
  it('is applied once, ten times in parallel', { tags: ['15.1-02'] }, async () => {
    const id = await confirmed()
    const body = visitForm({ photos: [await photo(driver)] })
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => driver.call('POST', `/logistics/${id}/visits`, { body })),
    )
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(sent.map(({ body: { data } }) => data.updatedAt + data.state)).size).toBe(1)
    expect(await visitsOf(id)).toBe(1)
    expect((await pickup(id)).__v).toBe(1)
  })

  it('answers as it is a month later, and in another state of the pickup', { tags: ['15.1-02'] }, async () => {
    const id = await confirmed()
    const body = missedVisitForm()
    await driver.call('POST', `/logistics/${id}/visits`, { body })
    await change(id, { status: 'CANCELLED' })
    testApp.clock.set('2026-03-03T03:00:00Z')
    const later = await signInAgain(testApp, driver)
    const again = await later.call('POST', `/logistics/${id}/visits`, { body })
    expect([again.status, again.body.data.state, again.body.data.isLate]).toEqual([201, 'applied', false])
    expect(await visitsOf(id)).toBe(1)
  })

  it('from another tab under another id is kept to look at', { tags: ['15.1-02'] }, async () => {
    const id = await confirmed()
    await recordVisit(driver, id)
    const { body } = await recordVisit(driver, id, { items: [item('Papers', 13)] })
    expect(body.data).toMatchObject({ state: 'to-look-at', conflict: 'completed' })
    expect((await pickup(id)).items).toMatchObject([{ quantity: 12 }])
  })

  it('by another driver, or of another pickup, is refused and tells nothing', { tags: ['15.1-02'] }, async () => {
    const id = await confirmed()
    const body = visitForm()
    await driver.call('POST', `/logistics/${id}/visits`, { body })
    const theirs = await assignPickup(staff, other, organization, planned)
    for (const [actor, at] of [
      [other, theirs],
      [driver, await confirmed()],
      [other, id],
    ] as const) {
      const refused = await actor.call('POST', `/logistics/${at}/visits`, { body })
      expect([refused.status, refused.body.code, refused.body.issues[0].path]).toEqual([409, 'visit.id-taken', 'id'])
      expect(refused.text).not.toContain('Golden Lotus')
    }
    expect((await pickup(theirs)).status).toBe('CONFIRMED')
  })
})

describe('the time of a visit', () => {
  it('before midnight at the end of a month counts in that month, received after it', {
    tags: ['15.1-03'],
  }, async () => {
    const of = await createOrganization(staff)
    const nightly = await signInAs(testApp, 'DRIVER')
    const id = await assignPickup(staff, nightly, of, '2026-02-28T16:30:00Z')
    const missed = await assignPickup(staff, nightly, of, '2026-02-28T16:30:00Z')
    testApp.clock.set('2026-02-28T17:40:00Z')
    const late = await signInAgain(testApp, nightly)
    const recordedAt = '2026-02-28T17:20:00.000Z'
    const done = await recordVisit(late, id, { recordedAt })
    expect(done.body.data).toMatchObject({ state: 'applied', isLate: true, recordedAt })
    const failed = await recordVisit(late, missed, missedVisitForm({ recordedAt }))
    expect(failed.body.data).toMatchObject({ state: 'applied', isLate: true })
    expect(await totalsOf(of)).toMatchObject([{ month: '2026-02-01', waste_type: 'Papers' }])
  })

  it.each([
    ['a day ahead', '2026-02-04T03:00:00.000Z', 'outcome.time-unlikely'],
    ['a day before the pickup', '2026-02-02T03:00:00.000Z', 'visit.not-its-day'],
    ['eight days ago', '2026-01-26T03:00:00.000Z', 'visit.too-late'],
  ])('is refused %s', { tags: ['15.1-03'] }, async (_when, recordedAt, code) => {
    const id = await confirmed()
    const refused = await recordVisit(driver, id, { recordedAt })
    expect([refused.status, refused.body.code, refused.body.issues[0].path]).toEqual([400, code, 'recordedAt'])
    expect(await visitsOf(id)).toBe(0)
  })
})

describe('what the office did meanwhile', () => {
  it('to plate, team and remark stays, and the visit is applied', { tags: ['15.1-04'] }, async () => {
    const id = await confirmed()
    await change(id, { vehicle: { plate_number: 'YGN 9Z-9999' }, operationTeam: [staff.id], remark: 'Ring twice' })
    const { body } = await recordVisit(driver, id, { note: 'Done', stop })
    expect(body.data.state).toBe('applied')
    expect(await pickup(id)).toMatchObject({
      status: 'COMPLETED',
      remark: 'Ring twice',
      vehicle: { plate_number: 'YGN 9Z-9999' },
      operationTeam: [{ _id: staff.id }],
    })
  })

  it.each([
    ['cancelled', { status: 'CANCELLED' }],
    ['moved', { pickUpTime: '2026-02-04T02:00:00Z' }],
    ['completed', { status: 'COMPLETED', items: [item('Cans', 3)] }],
    ['not-confirmed', { status: 'ONHOLD' }],
  ])('keeps a visit to look at: %s', { tags: ['15.1-05'] }, async (conflict, changed) => {
    for (const seen of [undefined, stop]) {
      const id = await confirmed()
      await change(id, changed)
      const before = await pickup(id)
      const { status, body } = await recordVisit(driver, id, { stop: seen, photos: [await photo(driver)] })
      expect([status, body.data.state, body.data.conflict]).toEqual([201, 'to-look-at', conflict])
      expect(body.data).toMatchObject({ items: [{ quantity: 12 }], stop: { organization: 'Golden Lotus' } })
      expect(await pickup(id)).toEqual(before)
    }
  })

  it('keeps one of a pickup that is at another site now', { tags: ['15.1-05'] }, async () => {
    const id = await confirmed()
    await change(id, { siteId: await createSite(staff, organization) })
    const { body } = await recordVisit(driver, id, { stop: { ...stop, siteId: organization } })
    expect(body.data.conflict).toBe('other-site')
    expect((await pickup(id)).status).toBe('CONFIRMED')
  })

  it('keeps one of a pickup that was given away, of which the driver is told no more', {
    tags: ['15.1-05'],
  }, async () => {
    const id = await confirmed()
    await change(id, { vehicle: { driver: other.id } })
    const hidden = await recordVisit(driver, id)
    expect([hidden.status, hidden.body.code]).toEqual([404, 'pickup.not-found'])
    const { body } = await recordVisit(driver, id, { stop })
    expect(body.data).toMatchObject({ state: 'to-look-at', conflict: 'not-yours' })
    const unknown = await recordVisit(driver, randomUUID(), { stop })
    expect(unknown.body.data.conflict).toBe('not-yours')
    const { data } = (await staff.call('GET', `/visits/${body.data._id}`)).body
    expect(data).toMatchObject({
      visit: { conflict: 'given-away' },
      pickup: { vehicle: { driver: { _id: other.id } } },
    })
    expect((await driver.call('GET', `/logistics/${id}/visits`)).body.data).toHaveLength(1)
    expect((await other.call('GET', `/logistics/${id}/visits`)).body.data).toEqual([])
    expect((await recordVisit(driver, id, { stop, recordedAt: '2026-02-02T02:30:00Z' })).status).toBe(400)
  })

  it('keeps one of a deleted pickup, and of one that its schedule removed', { tags: ['15.1-05'] }, async () => {
    const archived = await confirmed()
    await staff.call('DELETE', `/logistics/${archived}`)
    expect((await recordVisit(driver, archived)).body.data).toMatchObject({ conflict: 'archived', state: 'to-look-at' })

    const form = {
      organizationId: organization,
      startsOn: '2026-02-03',
      weekdays: [2],
      timeOfDay: '12:00',
      wayType: 'Dry',
    }
    const made = await staff.call('POST', '/schedules', { body: { ...form, driver: driver.id } })
    const schedule: string = made.body.data._id
    const { body: list } = await driver.call('GET', '/logistics?sort=pickUpTime&status=CONFIRMED&from=2026-02-03')
    const today = list.data.find(({ pickUpTime }: { pickUpTime: string }) => pickUpTime === '2026-02-03T05:30:00.000Z')
    await staff.call('DELETE', `/schedules/${schedule}`)
    expect((await staff.call('GET', `/logistics/${today._id}`)).status).toBe(404)
    const { status, body } = await recordVisit(driver, today._id)
    expect([status, body.data.conflict]).toEqual([201, 'removed'])
    expect(body.data.stop).toMatchObject({ organization: 'Golden Lotus', wayType: 'Dry' })
    expect((await staff.call('GET', `/visits/${body.data._id}`)).body.data.pickup).toBeNull()
  })
})

describe('a visit that is wrong in itself', () => {
  const points = (count: number) => [Array.from({ length: count }, () => ({ x: 1, y: 1 }))]

  it.each([
    ['code', { collected: 'part' }],
    ['code', { code: 'flooded' }],
    ['code', { collected: 'nothing', items: [], code: 'not-visited' }],
    ['photos', { collected: 'nothing', items: [], code: 'gate-locked' }],
    ['note', { collected: 'nothing', items: [], code: 'unsafe' }],
    ['photos.0', { photos: [`${'0'.repeat(32)}.jpg`] }],
    ['items', { items: [] }],
    ['items', { collected: 'nothing', code: 'flooded' }],
    ['items.0.quantity', { items: [item('Papers', 0)] }],
    ['items.0.quantity', { items: [item('Papers', 1_000_001)] }],
    ['latitude', { longitude: 96 }],
    ['longitude', { latitude: 16, longitude: 181 }],
    ['signature', { signature: [] }],
    ['signature', { signature: '<svg/>' }],
    ['signature.0.0.x', { signature: [[{ x: 1_001, y: 1 }]] }],
    ['signature.0', { signature: points(4_001) }],
    ['signature', { signature: [...points(2_001), ...points(2_000)] }],
    ['id', { id: 'mine' }],
    ['baseVersion', { baseVersion: -1 }],
  ])('is refused at %s (case %#)', { tags: ['15.1-06'] }, async (path, overrides) => {
    const id = await confirmed()
    const refused = await recordVisit(driver, id, overrides)
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, path])
    expect(await visitsOf(id)).toBe(0)
    expect((await pickup(id)).status).toBe('CONFIRMED')
    expect(await testApp.database.$count(pickupOutcomes, eq(pickupOutcomes.pickupId, id))).toBe(0)
  })
})

describe('who reads visits', () => {
  it('is the customer too, of what counts and without the driver', { tags: ['15.1-07'] }, async () => {
    const id = await confirmed()
    await recordVisit(driver, id, { photos: [await photo(driver)] })
    await recordVisit(driver, id)
    const { data } = (await customer.call('GET', `/logistics/${id}/visits`)).body
    expect(data).toMatchObject([{ driver: null, state: 'applied', photos: [{}] }])
    const stranger = await signInAs(testApp, 'USER', await createOrganization(staff))
    expect((await stranger.call('GET', `/logistics/${id}/visits`)).status).toBe(404)
    expect((await staff.call('GET', `/logistics/${id}/visits`)).body.data).toHaveLength(2)
  })
})
