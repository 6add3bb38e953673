import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { trainings } from '#database/schema/trainings.ts'
import { createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { growthRate } from './growth-rate.ts'

const testApp = useTestApp()
let staff: TestActor
let superAdmin: TestActor
let finance: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
})

describe("the company's figures", () => {
  const read = async (path: string, by: TestActor) => (await by.call('GET', path)).body.data
  const january = '2026-01-31T17:29:00Z'
  const february = '2026-01-31T17:30:00Z'

  it('are the cards of the role', { tags: ['2.6-04', '3-42'] }, async () => {
    const keys = async (by: TestActor) => Object.keys(await read('/dashboard', by))
    expect(await keys(superAdmin)).toEqual(['organizations', 'trainings', 'logistics', 'collectedWastes'])
    expect(await keys(staff)).toEqual(['organizations', 'logistics', 'collectedWastes'])
    expect(await keys(finance)).toEqual(['organizations', 'collectedWastes'])
  })

  it('are told to everyone as what was collected so far', async () => {
    const notified = async () => (await testApp.app.inject({ url: '/api/achievements' })).json().data
    const before = await notified()
    const id = await createOrganization(staff)
    await createPickup(staff, id, january, [item('Papers', 1.5)])
    await createPickup(staff, id, january)
    await createPickup(staff, await createOrganization(staff), january)
    expect(await notified()).toEqual({
      organizations: before.organizations + 1,
      pickups: before.pickups + 1,
      weightKg: before.weightKg + 1.5,
    })
  })

  it('follow what is created, completed, moved and archived, with this month last', {
    tags: ['3-43', '7.3-06', '7.3-07', '7.3-08'],
  }, async () => {
    const before = await read('/dashboard', superAdmin)
    const earlier = await read('/dashboard/trend', superAdmin)
    const id = await createOrganization(staff, { startDate: '2026-02-28' })
    const other = await createOrganization(staff, { startDate: '2025-03-01' })
    await createOrganization(staff, { startDate: '2025-02-28' })
    await testApp.database
      .insert(trainings)
      .values(['2026-01-31', '2026-02-01'].map((startsOn) => ({ organizationId: id, startsOn, period: '2 hours' })))
    await createPickup(staff, id, january, [item('Papers', 1.5)])
    const moved = await createPickup(staff, id, january, [item('Cans', 2)])
    await staff.call('PATCH', `/logistics/${moved}`, { body: { pickUpTime: february } })
    await createPickup(staff, id, february)
    const gone = await createPickup(staff, id, february, [item('Papers', 9)])
    await superAdmin.call('DELETE', `/logistics/${gone}`)
    await superAdmin.call('DELETE', `/organizations/${other}`)

    expect(await read('/dashboard', superAdmin)).toEqual({
      organizations: before.organizations + 2,
      trainings: before.trainings + 2,
      logistics: before.logistics + 2,
      collectedWastes: before.collectedWastes + 3.5,
    })
    const trend = await read('/dashboard/trend', superAdmin)
    const added = (key: string) =>
      trend[key].map((amount: number, month: number) => Math.round((amount - earlier[key][month]) * 1_000) / 1_000)
    const none = Array(10).fill(0)
    expect(added('organizations')).toEqual([...none, 0, 1])
    expect(added('trainings')).toEqual([...none, 1, 1])
    expect(added('logistics')).toEqual([...none, 1, 1])
    expect(added('collectedWastes')).toEqual([...none, 1.5, 2])
  })

  it('grow by finished days over the same days of the month before, not by a day that has begun', async () => {
    const id = await createOrganization(staff, { startDate: '2026-02-03' })
    const earlier = (await read('/dashboard/growth_rate', superAdmin)).compared
    await createPickup(staff, id, '2026-01-02T02:30:00Z', [item('Papers', 2)])
    await createPickup(staff, id, '2026-01-02T17:29:00Z', [item('Papers', 4)])
    await createPickup(staff, id, '2026-01-02T17:30:00Z', [item('Papers', 100)])
    await createPickup(staff, id, '2026-01-31T02:30:00Z', [item('Papers', 100)])
    await createPickup(staff, id, '2026-01-31T17:30:00Z', [item('Papers', 9)])
    await createPickup(staff, id, '2026-02-02T17:30:00Z', [item('Papers', 100)])
    const { compared, ...growth } = await read('/dashboard/growth_rate', superAdmin)
    expect([compared.now.to, compared.before.to]).toEqual(['2026-02-02', '2026-01-02'])
    expect(compared.before.amounts.collectedWastes - earlier.before.amounts.collectedWastes).toBe(6)
    expect(compared.now.amounts.collectedWastes - earlier.now.amounts.collectedWastes).toBe(9)
    expect(compared.before.amounts.logistics - earlier.before.amounts.logistics).toBe(2)
    for (const [key, percent] of Object.entries(growth)) {
      expect(percent, key).toBe(growthRate(compared.before.amounts[key], compared.now.amounts[key]))
    }
  })

  it('grow as the items of the pickups do, to the gram, whatever becomes of the pickups', async () => {
    const id = await createOrganization(staff)
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 40, maxLength: 40 }), async (changes) => {
        const made: string[] = []
        for (const { pickUpTime, weights, kind } of changes) {
          const items = weights.map((grams) => item('Papers', grams / 1_000))
          if (kind !== 'add' && made.length > 0) {
            const path = `/logistics/${made.shift()}`
            if (kind === 'archive') await superAdmin.call('DELETE', path)
            else await staff.call('PATCH', path, { body: { pickUpTime, items } })
          } else made.push(await createPickup(staff, id, pickUpTime, items))
        }
        const { compared } = await read('/dashboard/growth_rate', superAdmin)
        expect(await sumOfItems('2026-01-31T17:30:00Z', '2026-02-02T17:30:00Z')).toEqual(weighed(compared.now))
        expect(await sumOfItems('2025-12-31T17:30:00Z', '2026-01-02T17:30:00Z')).toEqual(weighed(compared.before))
      }),
      { numRuns: 2, endOnFailure: true },
    )
  })

  it.each([
    [0, 0, null],
    [0, 5, null],
    [4, 5, 25],
    [5, 4, -20],
    [3, 4, 33.33],
    [7, 0, -100],
  ])('grow from %d to %d by %s percent', { tags: ['7.3-07'] }, (last, now, percent) => {
    expect(growthRate(last, now)).toBe(percent)
  })
})

/** Around the days that are compared on 3 February. */
const change = fc.record({
  pickUpTime: fc
    .tuple(
      fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-02', '2026-01-31', '2026-02-01', '2026-02-02'),
      fc.constantFrom('02:30:00', '17:29:59', '17:30:00'),
    )
    .map(([day, time]) => `${day}T${time}Z`),
  weights: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 3 }),
  kind: fc.constantFrom('add', 'add', 'change', 'archive'),
})

function weighed({ amounts }: { amounts: { logistics: number; collectedWastes: number } }) {
  return { pickups: amounts.logistics, kg: amounts.collectedWastes }
}

async function sumOfItems(from: string, before: string): Promise<{ pickups: number; kg: number }> {
  const { rows } = await testApp.pool.query(
    `select count(distinct pickups.id)::int as pickups, coalesce(sum(weight_kg), 0)::float8 as kg
     from pickups left join pickup_items on pickup_items.pickup_id = pickups.id
     where archived_at is null and status = 'COMPLETED' and pick_up_at >= $1 and pick_up_at < $2`,
    [from, before],
  )
  return rows[0]
}

describe("an organization's figures", () => {
  it('count its completed pickups by their month or day in Yangon', { tags: ['3-40', '7.3-10'] }, async () => {
    const id = await createOrganization(staff)
    const count = async (query = '') =>
      (await finance.call('GET', `/dashboard/pickups/organizations/${id}${query}`)).body
    expect((await count()).data).toEqual({ count: 0 })
    await createPickup(staff, id, '2026-01-31T17:29:00Z', [item('Papers', 1)])
    await createPickup(staff, id, '2026-01-31T17:30:00Z', [item('Papers', 1)])
    await createPickup(staff, id, '2026-02-01T02:30:00Z')
    const gone = await createPickup(staff, id, '2026-02-02T02:30:00Z', [item('Papers', 1)])
    await superAdmin.call('DELETE', `/logistics/${gone}`)
    expect((await count()).data).toEqual({ count: 2 })
    expect((await count('?from=2026-02')).data).toEqual({ count: 1 })
    expect((await count('?to=2026-01')).data).toEqual({ count: 1 })
    expect((await count('?duration=2026-03,2026-04')).data).toEqual({ count: 0 })
    expect((await count('?from=2026-01-31&to=2026-01-31')).data).toEqual({ count: 1 })
    expect((await count('?from=2026-02-01&to=2026-02')).data).toEqual({ count: 1 })
    expect((await count('?from=2026-02-02')).data).toEqual({ count: 0 })
    expect((await count('?duration=2026-01-01,2026-01-30')).data).toEqual({ count: 0 })
    expect((await count('?from=2026-02-30')).issues).toMatchObject([{ path: 'from' }])
  })

  it('include its contract periods and expiry', { tags: ['3-12', '3-41', '7.3-11'] }, async () => {
    const contracts = [{ startDate: '2025-01-01', endDate: '2026-12-31' }]
    const id = await createOrganization(staff, { contracts, expiredDate: '2026-12-31' })
    const { body } = await finance.call('GET', `/dashboard/contracts/organizations/${id}`)
    expect(body.data).toEqual({ contracts, expiredDate: '2026-12-31' })
  })

  it('compare the finished days of this month with the same days of last month, and add up this month so far', async () => {
    const id = await createOrganization(staff)
    const grow = async () => (await finance.call('GET', `/dashboard/growth_rate/organizations/${id}`)).body.data
    expect(await grow()).toMatchObject({ collectedWastes: null, compared: { before: { collectedWastes: 0 } } })
    await createPickup(staff, id, '2025-12-31T17:29:00Z', [item('Papers', 100)])
    await createPickup(staff, id, '2025-12-31T17:30:00Z', [item('Papers', 4)])
    await createPickup(staff, id, '2026-01-02T17:29:00Z', [item('Cans', 4)])
    await createPickup(staff, id, '2026-01-02T17:30:00Z', [item('Papers', 100)])
    await createPickup(staff, id, '2026-01-31T17:30:00Z', [item('Papers', 6.5)])
    await createPickup(staff, id, '2026-02-02T17:30:00Z', [item('Papers', 3)])
    const gone = await createPickup(staff, id, '2026-02-01T02:30:00Z', [item('Papers', 9)])
    await superAdmin.call('DELETE', `/logistics/${gone}`)
    expect(await grow()).toEqual({
      collectedWastes: -18.75,
      soFar: { to: '2026-02-03', collectedWastes: 9.5 },
      compared: {
        now: { to: '2026-02-02', collectedWastes: 6.5 },
        before: { to: '2026-01-02', collectedWastes: 8 },
      },
    })
  })

  it.each(['wastes', 'pickups', 'sites', 'contracts', 'growth_rate'])(
    'are answered to its own user, and 404 to another: %s',
    { tags: ['7.3-09'] },
    async (what) => {
      const id = await createOrganization(staff)
      const customer = await signInAs(testApp, 'USER', id)
      const stranger = await signInAs(testApp, 'USER', await createOrganization(staff))
      const path = `/dashboard/${what}/organizations/${id}`
      expect((await customer.call('GET', path)).status).toBe(200)
      expect((await stranger.call('GET', path)).body.code).toBe('organization.not-found')
      const unknown = `/dashboard/${what}/organizations/00000000-0000-4000-8000-000000000000`
      expect((await staff.call('GET', unknown)).body.code).toBe('organization.not-found')
    },
  )
})

it('lists when contracts expire, soonest first, without archived and open-ended ones', {
  tags: ['3-49', '7.3-05'],
}, async () => {
  const dates = ['2030-05-01', '2030-01-31', '2030-03-01']
  for (const expiredDate of dates) await createOrganization(staff, { name: `Until ${expiredDate}`, expiredDate })
  await createOrganization(staff, { name: 'Until ever' })
  const archived = await createOrganization(staff, { name: 'Until archived', expiredDate: '2030-01-01' })
  await superAdmin.call('DELETE', `/organizations/${archived}`)
  const { body } = await finance.call('GET', '/contract_expries')
  const listed = body.data.filter(({ expiredDate }: { expiredDate: string }) => expiredDate.startsWith('2030'))
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(dates.toSorted().map((date) => `Until ${date}`))
  expect(listed[0].expiredDate).toBe('2030-01-31')
})
