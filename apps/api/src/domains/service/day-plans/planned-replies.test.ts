import { arrivalWindow } from '@thant/contracts/service/planned-arrivals'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createSite, item } from '../../../../test/records/factories.ts'
import { createDepot, createVehicle } from '../../../../test/records/vehicles.ts'
import { recordVisit } from '../../../../test/records/visits.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { notifyOfNearCrews } from '../pickups/notices/near-crews.service.ts'

const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let customer: TestActor
let organization: string
let van: string

const depotAt = { lng: 96.15, lat: 16.85 }

beforeAll(async () => {
  const manager = await signInAs(testApp, 'OPERATION MANAGER')
  staff = await signInAs(testApp, 'OPERATION')
  driver = await signInAs(testApp, 'DRIVER')
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
  const depot = await createDepot(manager, { location: depotAt, openingHours: { from: '06:00', to: '18:00' } })
  van = await createVehicle(manager, depot, { plate: 'YGN 1A-0002', capacityKg: 300 })
})

async function pickupAt(far: number, pickUpTime: string, openingHours: object | null = null): Promise<string> {
  const location = { lng: depotAt.lng + far / 100, lat: depotAt.lat }
  const siteId = await createSite(staff, organization, { location, openingHours })
  const vehicle = { plate_number: '', driver: driver.id }
  const body = { organizationId: organization, siteId, pickUpTime, vehicle, status: 'CONFIRMED' }
  return (await staff.call('POST', '/logistics', { body })).body.data._id
}

/** Returns when each of the stops is planned to be reached. */
async function accept(day: string, pickups: readonly string[], version = 0): Promise<string[]> {
  const vehicles = [{ vehicle: van, stops: pickups.map((pickup) => ({ pickup })) }]
  const { body } = await staff.call('PUT', `/day_plans/${day}`, { body: { __v: version, vehicles } })
  return body.data.vehicles[0].stops.map(({ arrivesAt }: { arrivesAt: string }) => arrivesAt)
}

type Listed = { _id: string; stopNumber: number | null; plannedArrivalAt: string | null }

const placesIn = (listed: readonly Listed[]) =>
  listed.map(({ _id, stopNumber, plannedArrivalAt }) => [_id, stopNumber, plannedArrivalAt])

describe('an accepted order', () => {
  it('is how the pickups of a day are listed, for the driver and for staff', { tags: ['10.14-16'] }, async () => {
    const early = await pickupAt(1, '2026-02-04T02:30:00Z')
    const late = await pickupAt(2, '2026-02-04T03:30:00Z')
    const [first, second] = await accept('2026-02-04', [late, early])
    const order = [
      [late, 1, first],
      [early, 2, second],
    ]
    for (const who of [driver, staff]) {
      const { body } = await who.call('GET', '/logistics/today', { query: { day: '2026-02-04' } })
      expect(placesIn(body.data)).toEqual(order)
    }
    const calendar = await staff.call('GET', '/logistics', {
      query: { view: 'calendar', from: '2026-02-04', to: '2026-02-04' },
    })
    expect(placesIn(calendar.body.data).toReversed()).toEqual(order)
    expect(placesIn([(await driver.call('GET', `/logistics/${late}`)).body.data])).toEqual([[late, 1, first]])
    expect(placesIn([(await customer.call('GET', `/logistics/${late}`)).body.data])).toEqual([[late, null, null]])
  })

  it('has no pickup any more that was moved to another day or cancelled', { tags: ['10.14-16'] }, async () => {
    const moved = await pickupAt(1, '2026-02-05T02:30:00Z')
    const cancelled = await pickupAt(2, '2026-02-05T03:30:00Z')
    await accept('2026-02-05', [moved, cancelled])
    await staff.call('PATCH', `/logistics/${moved}`, { body: { pickUpTime: '2026-02-06T02:30:00Z' } })
    await staff.call('PATCH', `/logistics/${cancelled}`, { body: { status: 'CANCELLED' } })
    for (const id of [moved, cancelled]) {
      expect(placesIn([(await staff.call('GET', `/logistics/${id}`)).body.data])).toEqual([[id, null, null]])
    }
  })
})

describe('an order of today', () => {
  it('moves with the crew, for driver, board and customers, once a stop is done or missed', {
    tags: ['10.14-19', '10.14-20', '10.14-37'],
  }, async () => {
    testApp.clock.set('2026-02-02T23:00:00Z')
    const [done, missed, last] = [
      await pickupAt(1, '2026-02-03T02:30:00Z'),
      await pickupAt(2, '2026-02-03T03:30:00Z'),
      await pickupAt(3, '2026-02-03T04:30:00Z', { from: '06:00', to: '06:50' }),
    ]
    const [first = '', second = '', third = ''] = await accept('2026-02-03', [done, missed, last])
    const expected = async () => {
      const { body } = await driver.call('GET', '/logistics/today')
      return body.data.map(({ expectedArrivalAt }: { expectedArrivalAt: string | null }) => expectedArrivalAt)
    }
    const announced = async () => {
      const { body } = await customer.call('GET', `/logistics/organizations/${organization}`, {
        query: { year: '2026' },
      })
      return body.data.find(({ _id }: Listed) => _id === last).arrival
    }
    const endsAt = async () => (await staff.call('GET', '/day_plans/2026-02-03')).body.data.vehicles[0].endsAt
    const board = async (of: 'expectedArrivalAt' | 'isExpectedLate') => {
      const { body } = await staff.call('GET', '/day_plans/2026-02-03')
      return body.data.vehicles[0].stops.map((stop: Record<string, unknown>) => stop[of])
    }
    expect(await expected()).toEqual([first, second, third])
    expect(await board('expectedArrivalAt')).toEqual([first, second, third])
    expect(await announced()).toEqual(arrivalWindow(new Date(third)))
    const planned = await endsAt()
    testApp.clock.set(after(first, 40))
    await driver.call('PATCH', `/logistics/${done}`, { body: { status: 'COMPLETED', items: [item('Papers', 3)] } })
    expect(await expected()).toEqual([null, after(second, 30), after(third, 30)])
    expect(await board('expectedArrivalAt')).toEqual([null, after(second, 30), after(third, 30)])
    expect(await board('isExpectedLate')).toEqual([false, false, true])
    expect(await endsAt()).toBe(after(planned, 30))
    expect(await announced()).toEqual(arrivalWindow(new Date(after(third, 30))))
    testApp.clock.set(after(second, 50))
    await staff.call('PATCH', `/logistics/${missed}`, { body: { status: 'ONHOLD' } })
    expect(await expected()).toEqual([null, null, after(third, 40)])
    testApp.clock.set('2026-02-03T03:00:00Z')
  })
})

describe('a visit that staff applied', () => {
  it('counts at the time at which the driver recorded it', { tags: ['10.14-19'] }, async () => {
    testApp.clock.set('2026-02-02T23:00:00Z')
    await testApp.pool.query('update pickups set archived_at = now() where archived_at is null')
    const stops = [await pickupAt(1, '2026-02-03T02:30:00Z'), await pickupAt(2, '2026-02-03T03:30:00Z')]
    const [first = '', second = ''] = stops
    const { body } = await staff.call('GET', '/day_plans/2026-02-03')
    const [arrivesAt = '', next = ''] = await accept('2026-02-03', stops, body.data.__v)
    await staff.call('PATCH', `/logistics/${first}`, { body: { status: 'CANCELLED' } })
    testApp.clock.set(after(arrivesAt, 12))
    const visit = await recordVisit(driver, first, { recordedAt: after(arrivesAt, 12) })
    expect(visit.body.data.state).toBe('to-look-at')
    testApp.clock.set(after(arrivesAt, 90))
    const settled = { apply: true, reason: 'The driver was there.' }
    expect((await staff.call('POST', `/visits/${visit.body.data._id}/settle`, { body: settled })).status).toBe(200)
    testApp.clock.set(after(arrivesAt, 12))
    const today = await driver.call('GET', '/logistics/today')
    expect(today.body.data.find(({ _id }: Listed) => _id === second).expectedArrivalAt).toBe(after(next, 2))
    testApp.clock.set('2026-02-03T03:00:00Z')
  })
})

describe('an unloading', () => {
  it('is named after the last stop of its trip, without the plan of the day', { tags: ['10.14-38'] }, async () => {
    testApp.clock.set('2026-02-02T23:00:00Z')
    const day = '2026-02-03'
    await testApp.pool.query('update pickups set archived_at = now() where archived_at is null')
    const stops = [await pickupAt(1, `${day}T02:30:00Z`), await pickupAt(2, `${day}T03:30:00Z`)]
    const [first = '', second = ''] = stops
    const { body } = await staff.call('GET', `/day_plans/${day}`)
    const vehicles = [{ vehicle: van, stops: stops.map((pickup) => ({ pickup })) }]
    const accepted = await staff.call('PUT', `/day_plans/${day}`, { body: { __v: body.data.__v, vehicles } })
    const [{ trips, depot }] = accepted.body.data.vehicles
    const [{ unloadsAt, unloadedAt }] = trips
    expect(after(unloadsAt, 20)).toBe(unloadedAt)
    const unloadings = async () => {
      const today = await driver.call('GET', '/logistics/today')
      return today.body.data.map(({ _id, unloading }: Listed & { unloading: object | null }) => [_id, unloading])
    }
    expect((await driver.call('GET', `/day_plans/${day}`)).status).toBe(403)
    const planned = { depot, plannedAt: unloadsAt, at: unloadsAt }
    expect(await unloadings()).toEqual([
      [first, null],
      [second, planned],
    ])
    const { body: plan } = await staff.call('GET', `/day_plans/${day}`)
    testApp.clock.set(after(plan.data.vehicles[0].stops[0].arrivesAt, 40))
    await driver.call('PATCH', `/logistics/${first}`, { body: { status: 'COMPLETED', items: [item('Papers', 3)] } })
    const late = { ...planned, at: after(unloadsAt, 30) }
    expect((await unloadings()).at(-1)).toEqual([second, late])
    await staff.call('PATCH', `/logistics/${second}`, { body: { status: 'CANCELLED' } })
    expect(Object.fromEntries(await unloadings())).toEqual({ [first]: planned, [second]: null })
    testApp.clock.set('2026-02-03T03:00:00Z')
  })
})

describe('a crew', () => {
  it('is announced once, when two stops are left before', { tags: ['10.14-21'] }, async () => {
    testApp.clock.set('2026-02-02T23:00:00Z')
    await testApp.pool.query('update pickups set archived_at = now() where archived_at is null')
    const stops: string[] = []
    for (const far of [1, 2, 3, 4]) stops.push(await pickupAt(far, '2026-02-03T02:30:00Z'))
    const limited = await createOrganization(staff)
    const stranger = await signInAs(testApp, 'USER', limited)
    const [first = '', second = ''] = stops
    const { body } = await staff.call('GET', '/day_plans/2026-02-03')
    await accept('2026-02-03', stops, body.data.__v)
    const announced = async (who: TestActor) => {
      await notifyOfNearCrews(testApp.app)
      const { body: inbox } = await who.call('GET', '/notifications', { query: { kind: 'crew-near' } })
      return inbox.data.entries
        .map(({ subject, facts }: { subject: string; facts: { ahead: string } }) => [
          stops.indexOf(subject) + 1,
          facts.ahead,
        ])
        .toSorted()
    }
    expect(await announced(customer)).toEqual([])
    await driver.call('PATCH', `/logistics/${first}`, { body: { status: 'COMPLETED', items: [item('Papers', 3)] } })
    const near = [
      [2, '0'],
      [3, '1'],
      [4, '2'],
    ]
    expect(await announced(customer)).toEqual(near)
    await staff.call('PATCH', `/logistics/${second}`, { body: { status: 'ONHOLD' } })
    expect(await announced(customer)).toEqual(near)
    expect(await announced(stranger)).toEqual([])
    testApp.clock.set('2026-02-03T03:00:00Z')
  })
})

function after(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString()
}

describe('the list of a day', () => {
  it("is of another day where one is named, and has a driver's own pickups alone", {
    tags: ['10.14-17'],
  }, async () => {
    const own = await pickupAt(1, '2026-02-07T02:30:00Z')
    const stranger = await signInAs(testApp, 'DRIVER')
    const query = { day: '2026-02-07' }
    const { body } = await driver.call('GET', '/logistics/today', { query })
    expect(placesIn(body.data)).toEqual([[own, null, null]])
    expect((await stranger.call('GET', '/logistics/today', { query })).body.data).toEqual([])
    const today = await driver.call('GET', '/logistics/today')
    expect(today.body.data.map(({ _id }: Listed) => _id)).not.toContain(own)
  })

  it('is refused at the field for what is no day', { tags: ['10.14-17'] }, async () => {
    const { status, body } = await driver.call('GET', '/logistics/today', { query: { day: '2026-02-30' } })
    expect([status, body.issues[0].path]).toEqual([400, 'day'])
  })
})
