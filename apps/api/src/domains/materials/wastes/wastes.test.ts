import { beforeAll, describe, expect, it } from 'vitest'
import { company } from '#database/schema/company.ts'
import { inTransaction } from '#database/transaction.ts'
import { createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { silentLog } from '../../../../test/setup/silent-log.ts'
import { rebuildTotalsForTimeZone, rebuildWasteTotals } from './wastes.service.ts'

const testApp = useTestApp()
let staff: TestActor
let superAdmin: TestActor

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  staff = await signInAs(testApp, 'OPERATION')
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
})

const empty = { Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }

async function read(path: string, by = staff) {
  const { body } = await by.call('GET', path)
  return body.data
}
const totals = (organizationId: string, query = '') => read(`/wastes/organizations/${organizationId}${query}`)
const monthly = (organizationId: string, query = '') => read(`/wastes/monthly/${organizationId}${query}`)
const change = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })

describe('the totals of an organization', () => {
  it('are empty before anything was collected', { tags: ['8-15'] }, async () => {
    const id = await createOrganization(staff)
    await createPickup(staff, id, '2026-01-05T02:30:00Z')
    expect(await totals(id)).toEqual([])
    expect(await monthly(id)).toEqual([])
  })

  it('follow a pickup as it is completed, corrected, moved, cancelled and completed again', {
    tags: ['3-38', '3-39', '4-08', '7.3-02', '7.3-12'],
  }, async () => {
    const id = await createOrganization(staff)
    const pickup = await createPickup(staff, id, '2026-01-05T02:30:00Z', [item('Papers', 12.345), item('Cans', 0.1)])
    expect(await totals(id)).toEqual([
      { name: 'Papers', quantity: 12.345 },
      { name: 'Cans', quantity: 0.1 },
    ])
    await change(pickup, { items: [item('Cans', 0.1), item('Cans', 0.2), item('Organic', 7)] })
    expect(await monthly(id)).toEqual([{ month: '2026-01', ...empty, Cans: 0.3, Organic: 7 }])
    await change(pickup, { pickUpTime: '2026-03-05T02:30:00Z' })
    expect(await monthly(id)).toEqual([{ month: '2026-03', ...empty, Cans: 0.3, Organic: 7 }])
    await change(pickup, { status: 'CANCELLED' })
    expect(await monthly(id)).toEqual([])
    await change(pickup, { status: 'COMPLETED' })
    expect(await totals(id)).toEqual([
      { name: 'Cans', quantity: 0.3 },
      { name: 'Organic', quantity: 7 },
    ])
  })

  it('lose what an archived pickup weighed', async () => {
    const id = await createOrganization(staff)
    const remaining = await createPickup(staff, id, '2026-01-05T02:30:00Z', [item('Papers', 1)])
    const gone = await createPickup(staff, id, '2026-01-06T02:30:00Z', [item('Papers', 2), item('Glasses', 3)])
    await superAdmin.call('DELETE', `/logistics/${gone}`)
    expect(await totals(id)).toEqual([{ name: 'Papers', quantity: 1 }])
    expect((await staff.call('GET', `/logistics/${remaining}`)).status).toBe(200)
  })

  it('stay as they were when the change is refused', async () => {
    const id = await createOrganization(staff)
    const pickup = await createPickup(staff, id, '2026-01-05T02:30:00Z', [item('Papers', 1)])
    expect((await change(pickup, { items: [item('Papers', 9)], __v: 0 })).status).toBe(409)
    expect((await change(pickup, { items: [] })).status).toBe(400)
    expect(await totals(id)).toEqual([{ name: 'Papers', quantity: 1 }])
  })

  it('add up when many pickups are completed at once', async () => {
    const id = await createOrganization(staff)
    const pickups = await Promise.all(
      Array.from({ length: 12 }, (_, day) => createPickup(staff, id, `2026-01-${10 + day}T02:30:00Z`)),
    )
    const items = [item('Papers', 0.1), item('Cans', 0.2)]
    const replies = await Promise.all(
      pickups.map((pickup, index) =>
        change(pickup, { status: 'COMPLETED', items: index % 2 ? items : items.toReversed() }),
      ),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await monthly(id)).toEqual([{ month: '2026-01', ...empty, Papers: 1.2, Cans: 2.4 }])
  })

  it.each([
    ['2026-01-31T17:29:59.999Z', '2026-01'],
    ['2026-01-31T17:30:00Z', '2026-02'],
    ['2026-02-28T17:29:59Z', '2026-02'],
    ['2026-02-28T17:30:00Z', '2026-03'],
    ['2024-02-29T17:29:00Z', '2024-02'],
    ['2024-02-29T17:30:00Z', '2024-03'],
    ['2025-12-31T17:30:00Z', '2026-01'],
    ['2026-01-01T00:00:00+06:30', '2026-01'],
  ])('count %s in %s, the month in Yangon', { tags: ['R-rel-15a'] }, async (pickUpTime, month) => {
    const id = await createOrganization(staff)
    await createPickup(staff, id, pickUpTime, [item('Papers', 1)])
    expect(await monthly(id)).toEqual([{ month, ...empty, Papers: 1 }])
    await inTransaction(testApp.pool, (transaction) => rebuildWasteTotals(transaction, 'Asia/Yangon'))
    expect(await monthly(id)).toEqual([{ month, ...empty, Papers: 1 }])
  })
})

describe('a range of months', () => {
  let id: string

  beforeAll(async () => {
    id = await createOrganization(staff)
    for (const month of ['2025-11', '2025-12', '2026-02']) {
      await createPickup(staff, id, `${month}-15T02:30:00Z`, [item('Papers', Number(month.slice(5)))])
    }
  })

  it.each([
    ['', [11, 12, 2]],
    ['?from=2025-12', [12, 2]],
    ['?to=2025-12', [11, 12]],
    ['?from=2025-12&to=2026-01', [12]],
    ['?duration=2025-12,2026-02', [12, 2]],
    ['?duration=2025-12', [12, 2]],
    ['?duration=2025-12-05,2026-01-31', [12]],
    ['?from=2026-01-31', [2]],
    ['?from=2026-03', []],
    ['?from=2026-02&to=2025-11', []],
  ])(
    'with %j includes both ends, ascending, without months that have no pickups',
    { tags: ['3-39', '3-50', '6-21', '7.3-04', '7.3-09'] },
    async (query, documents) => {
      const months = await monthly(id, query)
      expect(months.map(({ Papers }: { Papers: number }) => Papers)).toEqual(documents)
      const sum = documents.reduce((total, weight) => total + weight, 0)
      const expected = sum === 0 ? [] : [{ name: 'Papers', quantity: sum }]
      expect(await totals(id, query)).toEqual(expected)
      expect(await read(`/dashboard/wastes/organizations/${id}${query}`)).toEqual(expected)
      expect(await read(`/dashboard/pickups/organizations/${id}${query}`)).toEqual({ count: documents.length })
    },
  )

  it.each(['from=2026-13', 'from=February', 'to=2026-02-30', 'from=2026-01&from=2026-02', 'duration=,2026-01'])(
    'is refused with ?%s',
    async (query) => {
      const { status, body } = await staff.call('GET', `/wastes/monthly/${id}?${query}`)
      expect([status, body.issues.length]).toEqual([400, 1])
    },
  )
})

describe('over all organizations', () => {
  // 7.3-03: without a range, which 7.3-04 has.
  it('the totals are the sums of those of each organization', { tags: ['6-21', '7.3-01', '7.3-03'] }, async () => {
    const { rows } = await testApp.pool.query(
      'select waste_type as name, sum(weight_kg)::float8 as quantity from waste_totals group by 1 order by waste_type collate "C"',
    )
    expect((await read('/wastes')).toSorted(byName)).toEqual(rows)
    const months = await read('/wastes/monthly')
    const names = months.map(({ month }: { month: string }) => month)
    expect(names).toEqual([...new Set(names)].toSorted())
    const documents = months.reduce(
      (sum: number, { Papers }: { Papers: number }) => sum + Math.round(Papers * 1_000),
      0,
    )
    expect(documents / 1_000).toBe(rows.find(({ name }) => name === 'Papers')?.quantity)
  })
})

describe('another time zone of the company', () => {
  it('is noticed at start: the totals are rebuilt with its months', async () => {
    const id = await createOrganization(staff)
    await createPickup(staff, id, '2026-01-31T18:00:00Z', [item('Papers', 4)])
    const follow = (zone: string) => rebuildTotalsForTimeZone(testApp, zone, silentLog)
    await testApp.database.update(company).set({ totalsTimeZone: 'Asia/Yangon' })
    expect(await follow('Asia/Yangon')).toBe(false)
    expect(await monthly(id)).toEqual([{ month: '2026-02', ...empty, Papers: 4 }])
    expect(await follow('Europe/London')).toBe(true)
    expect(await monthly(id)).toEqual([{ month: '2026-01', ...empty, Papers: 4 }])
    expect(await follow('Europe/London')).toBe(false)
    expect(await follow('Asia/Yangon')).toBe(true)
    expect(await monthly(id)).toEqual([{ month: '2026-02', ...empty, Papers: 4 }])
  })
})

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
