import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDefaultTreatment, removeTreatmentProfiles } from '../../../../../test/records/default-treatment.ts'
import {
  createDestination,
  createOrganization,
  createPickup,
  createTreatmentProfile,
  item,
} from '../../../../../test/records/factories.ts'
import { partsOf, rebuiltTotals } from '../../../../../test/records/treated-items.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let organizationId: string
let mill: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organizationId = await createOrganization(staff)
  mill = await createDestination(staff, { name: 'Mill' })
})

beforeEach(async () => {
  await removeTreatmentProfiles(testApp.pool)
  await addDefaultTreatment(testApp.pool)
})

const at = '2026-02-03T02:30:00Z'
const share = (percent: number, treatment: string, destinationId: string | null = null) => ({
  treatment,
  destinationId,
  percent,
})
const plastic = (quantity: number, more: object = {}) => ({ ...item('Plastics', quantity, 'Bottles'), ...more })

async function completed(items: object[], pickUpTime = at) {
  const id = await createPickup(staff, organizationId, pickUpTime)
  return change(id, { status: 'COMPLETED', items })
}

async function change(id: string, body: object, by = staff) {
  const reply = await by.call('PATCH', `/logistics/${id}`, { body })
  expect([reply.status, reply.body.issues]).toEqual([200, undefined])
  return reply.body.data
}

/** The totals of the organization by treatment, which a rebuild must leave as they are. */
function totals(): Promise<Record<string, number>> {
  return rebuiltTotals(
    testApp.pool,
    `select waste_type || ' ' || treatment || ' ' || measure || ' ' || is_hazardous as key, sum(weight_kg)::float8 as kg
     from waste_totals where organization_id = $1 group by 1 order by 1`,
    [organizationId],
  )
}

describe('what becomes of an item', () => {
  it('is unknown without a profile, and nothing is said of it before the pickup is completed', {
    tags: ['11.2-02'],
  }, async () => {
    await removeTreatmentProfiles(testApp.pool)
    const id = await createPickup(staff, organizationId, at)
    const planned = await change(id, { items: [plastic(3), item('Organic', 2)] })
    expect(partsOf(planned)).toEqual([[], []])
    const done = await change(id, { status: 'COMPLETED' })
    expect(partsOf(done)).toEqual([[['unknown', null, 3]], [['unknown', null, 2]]])
    expect(done.items[0]).toMatchObject({
      treatment: null,
      destination: null,
      measure: 'not-recorded',
      isHazardous: false,
    })
  })

  it('is divided by the profile of the day in whole grams that add up, and so are the totals', {
    tags: ['11.2-02'],
  }, async () => {
    await createTreatmentProfile(staff, { shares: [share(92, 'recycling', mill), share(8, 'landfill')] })
    const before = await totals()
    const done = await completed([plastic(1.001), plastic(0.001), item('Papers', 5)])
    expect(partsOf(done)).toEqual([
      [
        ['recycling', 'Mill', 0.921],
        ['landfill', null, 0.08],
      ],
      [['recycling', 'Mill', 0.001]],
      [['recycling', null, 5]],
    ])
    const after = await totals()
    const added = (key: string) => Number(((after[key] ?? 0) - (before[key] ?? 0)).toFixed(3))
    expect(added('Plastics recycling not-recorded false')).toBe(0.922)
    expect(added('Plastics landfill not-recorded false')).toBe(0.08)
    await staff.call('PATCH', `/logistics/${done._id}`, { body: { status: 'ONHOLD' } })
    expect(await totals()).toEqual(before)
  })

  it('goes by the profile that is valid on the day of the pickup in the company’s time zone', async () => {
    await createTreatmentProfile(staff, { validFrom: '2026-01-10', shares: [share(100, 'reuse')] })
    await createTreatmentProfile(staff, { validFrom: '2026-01-20', shares: [share(100, 'landfill', mill)] })
    const treatmentOn = async (pickUpTime: string) => partsOf(await completed([plastic(1)], pickUpTime))[0]
    expect(await treatmentOn('2026-01-09T17:29:59Z')).toEqual([['recycling', null, 1]])
    expect(await treatmentOn('2026-01-09T17:30:00Z')).toEqual([['reuse', null, 1]])
    expect(await treatmentOn('2026-01-19T17:29:59Z')).toEqual([['reuse', null, 1]])
    expect(await treatmentOn('2026-01-19T17:30:00Z')).toEqual([['landfill', 'Mill', 1]])
  })

  it('stays as it was when a profile is added later, also when the form is saved without a change of the items', {
    tags: ['11.2-03'],
  }, async () => {
    const done = await completed([plastic(10)])
    const stored = await totals()
    await createTreatmentProfile(staff, { validFrom: '2026-01-01', shares: [share(100, 'landfill')] })
    const { items } = (await staff.call('GET', `/logistics/${done._id}`)).body.data
    const saved = await change(done._id, { status: 'COMPLETED', remark: 'Back door', items })
    expect(partsOf(saved)).toEqual([[['recycling', null, 10]]])
    expect(await totals()).toEqual(stored)
    const corrected = await change(done._id, { items: [plastic(11)] })
    expect(partsOf(corrected)).toEqual([[['landfill', null, 11]]])
  })

  it('is divided anew for the item alone whose weight, type or own treatment was changed', {
    tags: ['11.2-03'],
  }, async () => {
    await createTreatmentProfile(staff, {
      validFrom: '2026-01-01',
      shares: [share(90, 'recycling', mill), share(10, 'landfill')],
    })
    const film = (quantity: number, more: object = {}) => plastic(quantity, { productName: 'Film', ...more })
    const done = await completed([plastic(10), film(4), plastic(2, { treatment: 'reuse' })])
    const divided = (kg: number) => [
      ['recycling', 'Mill', kg * 0.9],
      ['landfill', null, kg * 0.1],
    ]
    expect(partsOf(done)).toEqual([divided(10), divided(4), [['reuse', null, 2]]])
    await createTreatmentProfile(staff, { validFrom: '2026-01-15', shares: [share(100, 'landfill')] })

    const own = plastic(2, { treatment: 'reuse' })
    for (const items of [
      [plastic(10), film(4, { remark: 'Wet' }), own],
      [plastic(10), film(4, { measure: 'weighed' }), own],
      [plastic(10, { isHazardous: true }), film(4, { productName: 'Wrap' }), own],
    ]) {
      expect(partsOf(await change(done._id, { items }))).toEqual([divided(10), divided(4), [['reuse', null, 2]]])
    }
    const heavier = await change(done._id, { items: [plastic(10), film(5), own] })
    expect(partsOf(heavier)).toEqual([divided(10), [['landfill', null, 5]], [['reuse', null, 2]]])
    const shifted = await change(done._id, { items: [item('Papers', 1), own, plastic(10)] })
    expect(partsOf(shifted)).toEqual([[['recycling', null, 1]], [['reuse', null, 2]], divided(10)])
    const given = await change(done._id, { items: [plastic(10, { treatment: 'incineration' }), own] })
    expect(partsOf(given)[0]).toEqual([['incineration', null, 10]])
    const taken = await change(done._id, { items: [plastic(10), plastic(2)] })
    expect(partsOf(taken)).toEqual([[['landfill', null, 10]], [['landfill', null, 2]]])
    await totals()
  })

  it('stays with each of two items of one type and weight', { tags: ['11.2-03'] }, async () => {
    const done = await completed([plastic(3, { productName: 'Old' })])
    await createTreatmentProfile(staff, { validFrom: '2026-01-15', shares: [share(100, 'landfill')] })
    await change(done._id, { items: [plastic(3, { productName: 'Old' }), plastic(3, { productName: 'New' })] })
    const items = [plastic(3, { productName: 'New' }), plastic(3, { productName: 'Old', remark: 'Wet' })]
    expect(partsOf(await change(done._id, { items }))).toEqual([[['landfill', null, 3]], [['recycling', null, 3]]])
  })

  it('follows the pickup to another day, for which another profile is valid', { tags: ['11.2-03'] }, async () => {
    await createTreatmentProfile(staff, {
      validFrom: '2026-02-01',
      shares: [share(50, 'reuse'), share(50, 'landfill')],
    })
    const done = await completed([plastic(1)])
    const sameDay = await change(done._id, { pickUpTime: '2026-02-03T04:30:00Z' })
    expect(partsOf(sameDay)).toEqual(partsOf(done))
    const earlier = await change(done._id, { pickUpTime: '2026-01-31T04:30:00Z' })
    expect(partsOf(earlier)).toEqual([[['recycling', null, 1]]])
    await totals()
  })
})

describe('what staff say of an item', () => {
  it('holds in place of the profile, with how it was weighed and whether it is hazardous', {
    tags: ['11.2-04'],
  }, async () => {
    await createTreatmentProfile(staff, { shares: [share(92, 'recycling'), share(8, 'landfill')] })
    const before = await totals()
    const own = { treatment: 'incineration', destinationId: mill, measure: 'weighed', isHazardous: true }
    const done = await completed([plastic(2, own), plastic(1)])
    expect(done.items[0]).toMatchObject({
      treatment: 'incineration',
      destination: { _id: mill, name: 'Mill' },
      measure: 'weighed',
      isHazardous: true,
      treatments: [{ treatment: 'incineration', destination: { _id: mill, name: 'Mill' }, quantity: 2 }],
    })
    const after = await totals()
    expect(
      (after['Plastics incineration weighed true'] ?? 0) - (before['Plastics incineration weighed true'] ?? 0),
    ).toBe(2)
    const back = await change(done._id, { items: [plastic(2, { treatment: null }), plastic(1)] })
    expect(partsOf(back)[0]).toHaveLength(2)
  })

  it('keeps a destination that was archived meanwhile, but does not take it anew', async () => {
    const closing = await createDestination(staff, { name: 'Closing' })
    const own = { treatment: 'landfill', destinationId: closing }
    const done = await completed([plastic(2, own)])
    await staff.call('DELETE', `/destinations/${closing}`)
    const kept = await change(done._id, { items: [plastic(3, own)] })
    expect(partsOf(kept)).toEqual([[['landfill', 'Closing', 3]]])
    const id = await createPickup(staff, organizationId, at)
    const body = { status: 'COMPLETED', items: [plastic(1), plastic(2, own)] }
    const refused = await staff.call('PATCH', `/logistics/${id}`, { body })
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'items.1.destinationId'])
  })

  it.each([
    [{ treatment: 'vanishing' }, 'items.0.treatment'],
    [{ destinationId: '00000000-0000-4000-8000-000000000000' }, 'items.0.treatment'],
    [{ treatment: 'landfill', destinationId: 'the hill' }, 'items.0.destinationId'],
    [{ measure: 'guessed' }, 'items.0.measure'],
    [{ isHazardous: 'very' }, 'items.0.isHazardous'],
  ])('is refused for %j', async (more, path) => {
    const id = await createPickup(staff, organizationId, at)
    const body = { status: 'COMPLETED', items: [plastic(1, more)] }
    const { status, body: reply } = await staff.call('PATCH', `/logistics/${id}`, { body })
    expect([status, reply.issues[0].path]).toEqual([400, path])
  })

  it('is not taken from a driver', { tags: ['11.2-04'] }, async () => {
    const driver = await signInAs(testApp, 'DRIVER')
    const id = await createPickup(staff, organizationId, at)
    await change(id, { status: 'CONFIRMED', vehicle: { driver: driver.id } })
    const own = { treatment: 'reuse', destinationId: mill, isHazardous: true }
    const done = await change(id, { status: 'COMPLETED', items: [plastic(2, own)] }, driver)
    expect(done.items[0]).toMatchObject({ treatment: null, measure: 'not-recorded', isHazardous: false })
    expect(partsOf(done)).toEqual([[['recycling', null, 2]]])
  })

  it('holds when a driver weighs the item, who says how its kilograms are known', { tags: ['11.2-05'] }, async () => {
    const driver = await signInAs(testApp, 'DRIVER')
    const id = await createPickup(staff, organizationId, at)
    const own = { treatment: 'incineration', destinationId: mill, measure: 'estimated', isHazardous: true }
    const items = [plastic(2, own), plastic(1, { productName: 'Film' }), item('Papers', 1)]
    await change(id, { status: 'CONFIRMED', vehicle: { driver: driver.id }, items })
    const weighed = [
      plastic(1.5, { productName: 'Film', measure: 'weighed' }),
      plastic(2.5, { measure: 'weighed', treatment: 'reuse' }),
      { ...item('Papers', 3), measure: 'estimated' },
    ]
    const done = await change(id, { status: 'COMPLETED', items: weighed }, driver)
    expect(partsOf(done)).toEqual([
      [['recycling', null, 1.5]],
      [['incineration', 'Mill', 2.5]],
      [['recycling', null, 3]],
    ])
    const known = done.items.map((one: { measure: string; isHazardous: boolean }) => [one.measure, one.isHazardous])
    expect(known).toEqual([
      ['weighed', false],
      ['weighed', true],
      ['estimated', false],
    ])
  })
})

it('refuses nothing and loses nothing when a profile is added while pickups are completed', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => createPickup(staff, organizationId, at)))
  await Promise.all([
    ...ids.slice(0, 4).map((id) => change(id, { status: 'COMPLETED', items: [plastic(1.003)] })),
    createTreatmentProfile(staff, { shares: [share(33.33, 'reuse'), share(66.67, 'landfill')] }),
    ...ids.slice(4).map((id) => change(id, { status: 'COMPLETED', items: [plastic(1.003)] })),
  ])
  for (const id of ids) {
    const { items } = (await staff.call('GET', `/logistics/${id}`)).body.data
    const grams = items[0].treatments.reduce(
      (sum: number, part: { quantity: number }) => sum + Math.round(part.quantity * 1_000),
      0,
    )
    expect(grams).toBe(1_003)
  }
  await totals()
})
