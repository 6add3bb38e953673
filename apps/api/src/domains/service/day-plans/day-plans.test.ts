import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createPickup, createSite } from '../../../../test/records/factories.ts'
import { createDepot, createVehicle } from '../../../../test/records/vehicles.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let manager: TestActor
let staff: TestActor
let organization: string
let truck: string
let van: string

const depotAt = { lng: 96.15, lat: 16.85 }

beforeAll(async () => {
  manager = await signInAs(testApp, 'OPERATION MANAGER')
  staff = await signInAs(testApp, 'OPERATION')
  organization = await createOrganization(staff)
  const depot = await createDepot(manager, { location: depotAt, openingHours: { from: '06:00', to: '18:00' } })
  truck = await createVehicle(manager, depot, { plate: 'YGN 1A-0001', capacityKg: 500, unloadingMinutes: 30 })
  van = await createVehicle(manager, depot, { plate: 'YGN 1A-0002', capacityKg: 300 })
  await createVehicle(manager, depot, { plate: 'YGN 1A-0003', outOfServiceFrom: '2026-01-01', outOfServiceTo: null })
})

/** On a street that leads away from the depot; the number tells how far. */
function siteAt(far: number, overrides: Record<string, unknown> = {}): Promise<string> {
  const location = { lng: depotAt.lng + far / 100, lat: depotAt.lat }
  return createSite(staff, organization, { location, openingHours: null, ...overrides })
}

async function pickupAt(site: string, time: string, plate = ''): Promise<string> {
  const id = await createPickup(staff, organization, time, [], site)
  await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'CONFIRMED', vehicle: { plate_number: plate } } })
  return id
}

type Plan = {
  __v: number
  vehicles: Array<{
    _id: string
    name: string
    stops: Array<Record<string, unknown> & { _id: string }>
    trips: object[]
    isPastShift: boolean
  }>
  unassigned: Array<{ _id: string; reason: string | null }>
  metres: number
  metresByTime: number | null
}

const read = async (day: string): Promise<Plan> => (await staff.call('GET', `/day_plans/${day}`)).body.data
const ordersIn = ({ vehicles }: Plan) =>
  Object.fromEntries(vehicles.map(({ name, stops }) => [name, stops.map(({ _id }) => _id)]))

async function storedPickup(id: string) {
  const { rows } = await testApp.pool.query(
    `select stop_number, planned_arrival_at, expected_kg, plate_number, touched_at, version from pickups where id = $1`,
    [id],
  )
  return rows[0]
}

describe('the plan of a day', () => {
  it('begins with the vehicles that pickups name, by time, and lists the others first', {
    tags: ['10.14-08'],
  }, async () => {
    const far = await pickupAt(await siteAt(4), '2026-03-02T02:30:00Z', 'ygn 1a 0001')
    const near = await pickupAt(await siteAt(1), '2026-03-02T03:30:00Z', 'YGN1A0001')
    const free = await pickupAt(await siteAt(2), '2026-03-02T04:30:00Z')
    const nowhere = await pickupAt(await siteAt(0, { location: null }), '2026-03-02T05:30:00Z')
    const plan = await read('2026-03-02')
    expect(ordersIn(plan)).toEqual({ 'YGN 1A-0001': [far, near], 'YGN 1A-0002': [] })
    expect(plan.unassigned.map(({ _id, reason }) => [_id, reason])).toEqual([
      [free, null],
      [nowhere, 'no-place'],
    ])
    expect([plan.__v, plan.metresByTime]).toEqual([0, null])
  })

  it('expects the median of the last six of the site and its waste stream', { tags: ['10.14-09'] }, async () => {
    const site = await siteAt(1)
    for (const [index, quantity] of [900, 10, 20, 30.6, 40.6, 50, 60].entries()) {
      const items = [{ productName: 'Paper', productType: 'Papers', quantity, unit: 'kg', remark: '' }]
      await createPickup(staff, organization, `2026-01-1${index}T02:30:00Z`, items, site)
    }
    const wayType = (await testApp.pool.query(`select distinct way_type from pickups where site_id = $1`, [site])).rows
    const pickup = await pickupAt(site, '2026-03-03T02:30:00Z')
    await testApp.pool.query(`update pickups set way_type = $2 where id = $1`, [pickup, wayType[0].way_type])
    expect((await read('2026-03-03')).unassigned).toMatchObject([{ _id: pickup, expectedKg: 36 }])
  })

  it('is proposed, and the same again, without being stored', { tags: ['10.14-10'] }, async () => {
    const stops: string[] = []
    for (const far of [5, 1, 4, 2]) {
      stops.push(await pickupAt(await siteAt(far), `2026-03-04T0${far}:30:00Z`, 'YGN 1A-0001'))
    }
    const propose = () =>
      staff.call('POST', '/day_plans/2026-03-04/propose', { body: { vehicles: [truck], pinned: [stops[1]], seed: 7 } })
    const { status, body } = await propose()
    expect(status).toBe(200)
    expect(ordersIn(body.data)['YGN 1A-0001']?.[0]).toBe(stops[1])
    expect(body.data.vehicles[0].stops.toSorted(byId)).toHaveLength(4)
    expect(body.data.metres).toBeLessThanOrEqual(body.data.metresByTime)
    expect((await propose()).body.data).toEqual(body.data)
    expect((await read('2026-03-04')).__v).toBe(0)
  })

  it('is accepted, and its pickups get vehicle, number, arrival and weight, untouched for their schedules', {
    tags: ['10.14-11'],
  }, async () => {
    const first = await pickupAt(await siteAt(1), '2026-03-05T02:30:00Z')
    const second = await pickupAt(await siteAt(2), '2026-03-05T03:30:00Z')
    await testApp.pool.query(`update pickups set touched_at = null where id = any($1)`, [[first, second]])
    const vehicles = [{ vehicle: van, stops: [{ pickup: second, isPinned: true }, { pickup: first }] }]
    const { status, body } = await staff.call('PUT', '/day_plans/2026-03-05', { body: { __v: 0, vehicles } })
    expect([status, body.message, body.data.__v]).toEqual([200, 'The order was saved.', 1])
    expect(ordersIn(body.data)['YGN 1A-0002']).toEqual([second, first])
    expect(body.data.vehicles[1].stops[0]).toMatchObject({ isPinned: true, trip: 1, isLate: false })
    expect(await storedPickup(first)).toMatchObject({ stop_number: 2, plate_number: 'YGN 1A-0002', touched_at: null })
    expect((await storedPickup(second)).planned_arrival_at.toISOString()).toBe(body.data.vehicles[1].stops[0].arrivesAt)
    const again = { __v: 1, vehicles: [{ vehicle: van, stops: [{ pickup: second }] }] }
    const changed = await staff.call('PUT', '/day_plans/2026-03-05', { body: again })
    expect(changed.body.data.unassigned.map(({ _id }: { _id: string }) => _id)).toEqual([first])
    expect(await storedPickup(first)).toMatchObject({ stop_number: null, planned_arrival_at: null })
    const { rows } = await testApp.pool.query(
      `select before, after from audit_entries where entity = 'day-plan' and after ->> 'day' = '2026-03-05' order by at`,
    )
    const accepted = (sites: number) => ({
      day: '2026-03-05',
      'YGN 1A-0002': Array.from({ length: sites }, () => expect.any(String)),
    })
    expect(rows).toEqual([
      { before: null, after: accepted(2) },
      { before: accepted(2), after: accepted(1) },
    ])
  })

  it('begins with the shift of the vehicle, and says what is past its end', { tags: ['10.8-06'] }, async () => {
    const shift = { from: '13:00', to: '13:30' }
    const id = (await read('2026-03-07')).vehicles[0]?._id
    await manager.call('PATCH', `/vehicles/${id}`, { body: { shift } })
    const pickup = await pickupAt(await siteAt(1), '2026-03-07T02:30:00Z', 'YGN 1A-0001')
    const [late] = (await read('2026-03-07')).vehicles
    expect([late?.isPastShift, late?.stops[0]?.arrivesAt]).toEqual([true, expect.stringMatching('^2026-03-07T06:3')])
    await manager.call('PATCH', `/vehicles/${id}`, { body: { shift: { ...shift, to: '17:00' } } })
    const [inTime] = (await read('2026-03-07')).vehicles
    expect([inTime?.isPastShift, inTime?.stops.map(({ _id }) => _id)]).toEqual([false, [pickup]])
    await manager.call('PATCH', `/vehicles/${id}`, { body: { shift: null } })
    expect((await read('2026-03-07')).vehicles[0]?.stops[0]?.arrivesAt).toMatch('2026-03-06T23:3')
  })

  it('is saved by one of two people at once, and the other is told', { tags: ['10.14-12'] }, async () => {
    const pickup = await pickupAt(await siteAt(1), '2026-03-06T02:30:00Z')
    const body = { __v: 0, vehicles: [{ vehicle: truck, stops: [{ pickup }] }] }
    const replies = await Promise.all([staff, manager].map((who) => who.call('PUT', '/day_plans/2026-03-06', { body })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('keeps what is done where it is when an order is sought', { tags: ['10.14-13'] }, async () => {
    const done = await pickupAt(await siteAt(5), '2026-02-03T01:30:00Z', 'YGN 1A-0001')
    await pickupAt(await siteAt(1), '2026-02-03T04:30:00Z', 'YGN 1A-0001')
    const items = [{ productName: 'Paper', productType: 'Papers', quantity: 5, unit: 'kg', remark: '' }]
    await staff.call('PATCH', `/logistics/${done}`, { body: { status: 'COMPLETED', items } })
    const { body } = await staff.call('POST', '/day_plans/2026-02-03/propose', { body: {} })
    expect(ordersIn(body.data)['YGN 1A-0001']?.[0]).toBe(done)
  })

  it.each([
    ['a vehicle that does not drive', () => [{ vehicle: organization, stops: [] }], 'vehicles.0.vehicle'],
    [
      'a pickup of another day',
      () => [{ vehicle: truck, stops: [{ pickup: organization }] }],
      'vehicles.0.stops.0.pickup',
    ],
    [
      'a vehicle twice',
      () => [
        { vehicle: truck, stops: [] },
        { vehicle: truck, stops: [] },
      ],
      'vehicles.1.vehicle',
    ],
  ])('is refused with %s', { tags: ['10.14-12'] }, async (_, vehicles, path) => {
    const body = { __v: 0, vehicles: vehicles() }
    const { status, body: reply } = await staff.call('PUT', '/day_plans/2026-03-07', { body })
    expect([status, reply.issues?.[0]?.path]).toEqual([400, path])
  })
})

function byId(one: { _id: string }, other: { _id: string }): number {
  return one._id.localeCompare(other._id)
}
