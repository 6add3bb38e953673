import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createOrganization,
  createOtherWaste,
  createPickup,
  item,
  otherWasteForm,
} from '../../../../../test/records/factories.ts'
import { createReaders } from '../../../../../test/records/waste-readers.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let branchManager: TestActor
let organization: string
let branch: string

beforeAll(async () => {
  testApp.clock.set('2026-06-10T03:00:00Z')
  ;({ staff, organization, branch, customer, branchManager } = await createReaders(testApp))
  for (const [month, weightKg] of [
    ['01', 100],
    ['02', 50.5],
    ['03', 25],
    ['06', 9],
  ] as const) {
    await createPickup(staff, organization, `2026-${month}-05T02:30:00Z`, [item('Papers', weightKg)])
  }
})

/** What happens in one moment has no order. */
beforeEach(() => testApp.clock.advance(1_000))

const at = (path: string) => `/gri/organizations/${organization}/${path}`
const amount = (metric: string, month: string, count: unknown) => ({ metric, month, amount: count })
const enter = (amounts: object[], rest: { __v?: number; by?: TestActor; year?: number | string } = {}) => {
  const { by = customer, year = 2026, __v } = rest
  return by.call('PUT', at(`entries/${year}`), { body: { amounts, __v } })
}
const contextOf = async (query = '?from=2026-01&to=2026-12', by = customer) =>
  (await by.call('GET', at(`context${query}`))).body.data
const problemOf = ({
  status,
  body,
}: {
  status: number
  body: { issues?: Array<{ path: string; message: string }> }
}) => [status, body.issues?.[0]?.path, body.issues?.[0]?.message]
const auditsOf = async (entity: string) =>
  (await staff.call('GET', `/audit?entity=${entity}&sort=at&limit=100`)).body.data as Array<Record<string, unknown>>

describe('the amounts of a year', () => {
  it('give kilograms per unit over the months that are over and have an amount', { tags: ['11.5-42'] }, async () => {
    const nights = [amount('guest-nights', '2026-01', 200), amount('guest-nights', '2026-02', 0)]
    const people = [amount('employees', '2026-01', 10), amount('employees', '2026-03', 15.5)]
    const ofThisMonth = amount('guest-nights', '2026-06', 999)
    expect((await enter([...nights, ...people, ofThisMonth, amount('meals', '2026-04', 0)])).status).toBe(200)
    const { intensities } = await contextOf()
    const rest = { ofMonths: 5, typedBy: ['Golden Lotus'] }
    expect(intensities).toEqual([
      { metric: 'guest-nights', amount: 200, months: 2, weightKg: 150.5, kgPerUnit: 0.7525, ...rest },
      { metric: 'employees', amount: 12.75, months: 2, weightKg: 125, kgPerUnit: 125 / 12.75, ...rest },
      { metric: 'meals', amount: 0, months: 1, weightKg: 0, kgPerUnit: null, ...rest },
    ])
    expect((await contextOf('?from=2026-06&to=2026-12')).intensities).toEqual([])
    expect((await contextOf('?from=2026-02&to=2026-02')).intensities).toEqual([
      {
        metric: 'guest-nights',
        amount: 0,
        months: 1,
        ofMonths: 1,
        weightKg: 50.5,
        kgPerUnit: null,
        typedBy: ['Golden Lotus'],
      },
    ])
  })

  it('are replaced as a whole, where 0 stays and what is left out goes, with before and after in the audit log', {
    tags: ['11.5-41'],
  }, async () => {
    const before = (await customer.call('GET', at('entries/2026'))).body.data.activity
    const amounts = [amount('guest-nights', '2026-01', 0), amount('meals', '2026-05', 12.25)]
    const none = amount('employees', '2026-01', null)
    const { body } = await enter([none, ...amounts], { __v: before.__v })
    expect(body.data).toEqual({ year: 2026, __v: before.__v + 1, amounts })
    const entry = (await auditsOf('activity-year')).at(-1)
    expect(entry).toMatchObject({
      action: 'activity-year.enter',
      before: { organizationId: organization, year: 2026, amounts: before.amounts },
      after: { organizationId: organization, year: 2026, amounts },
    })
  })

  it('say who stated them, and keep that of those that another leaves as they are', { tags: ['11.5-41'] }, async () => {
    const kept = amount('meals', '2026-05', 12.25)
    await enter([kept, amount('meals', '2026-04', 3)], { by: staff })
    const [{ name: company }] = (await testApp.pool.query('select name from company')).rows
    expect((await contextOf()).intensities[0].typedBy).toEqual(['Golden Lotus', company].sort())
    expect((await contextOf('?from=2026-05&to=2026-05')).intensities[0].typedBy).toEqual(['Golden Lotus'])
  })

  it.each([
    ['a negative one', { amount: -1 }, 'amounts.0.amount', 'Not below 0'],
    ['1e12', { amount: 1e12 }, 'amounts.0.amount', 'At most 100,000,000'],
    ['three decimals', { amount: 1.005 }, 'amounts.0.amount', 'At most 2 decimals'],
    ['none at all', { amount: undefined }, 'amounts.0.amount', 'Invalid Number'],
    ['one of a month ahead', { month: '2026-07' }, 'amounts.0.month', 'This month has not begun yet.'],
    ['one of another year', { month: '2025-12' }, 'amounts.0.month', 'Must be a month of 2026'],
    ['one of no month', { month: '2026-13' }, 'amounts.0.month', 'Invalid month'],
    ['an unknown metric', { metric: 'rooms' }, 'amounts.0.metric', 'Invalid'],
  ])('refuse %s at its field', { tags: ['11.5-41'] }, async (_what, change, path, message) => {
    const reply = await enter([{ ...amount('meals', '2026-05', 1), ...change }])
    expect(problemOf(reply)).toEqual([400, path, message])
  })

  it('refuse the same month twice, and a year that is far away', { tags: ['11.5-41'] }, async () => {
    const twice = [amount('meals', '2026-05', 1), amount('meals', '2026-05', 1)]
    expect(problemOf(await enter(twice))).toEqual([400, 'amounts', 'The same month is listed twice.'])
    for (const year of [1889, 2100, 'then', '2026.5', -1]) expect((await enter([], { year })).status).toBe(400)
    const next = await enter([amount('meals', '2027-01', 1)], { year: 2027 })
    expect(problemOf(next)).toEqual([400, 'amounts.0.month', 'This month has not begun yet.'])
  })

  it('let of two people who begin from the same amounts only the first save', { tags: ['11.5-46'] }, async () => {
    const other = await signInAs(testApp, 'USER', organization)
    for (const year of [2024, 2025]) {
      if (year === 2025) await enter([amount('meals', '2025-05', 7)], { year, __v: 0 })
      const { __v } = (await customer.call('GET', at(`entries/${year}`))).body.data.activity
      const both = [customer, other].map((by, index) =>
        enter([amount('meals', `${year}-01`, index)], { by, year, __v }),
      )
      const statuses = (await Promise.all(both)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 409])
    }
    const stale = await enter([], { year: 2025, __v: 0 })
    expect([stale.status, stale.body.current.amounts.length]).toEqual([409, 1])
  })
})

describe('waste that others took', () => {
  it('stands apart from the tables, with who stated it, is changed and removed, and stays in the audit log', {
    tags: ['11.5-43'],
  }, async () => {
    const tables = async () => (await customer.call('GET', `/gri/organizations/${organization}`)).body.data
    const before = await tables()
    const added = await customer.call('POST', at('other_wastes'), { body: otherWasteForm() })
    expect([added.status, added.body.data]).toEqual([
      201,
      expect.objectContaining({ ...otherWasteForm(), __v: 0, typedBy: 'Golden Lotus' }),
    ])
    expect(await tables()).toEqual(before)
    const { _id } = added.body.data
    const path = `/gri/other_wastes/${_id}`
    testApp.clock.advance(1_000)
    const changed = await staff.call('PATCH', path, { body: { weightKg: 99, isHazardous: true, __v: 0 } })
    const [{ name: company }] = (await testApp.pool.query('select name from company')).rows
    expect(changed.body.data).toMatchObject({ weightKg: 99, isHazardous: true, month: '2026-01', typedBy: company })
    expect((await customer.call('PATCH', path, { body: { weightKg: 1, __v: 0 } })).status).toBe(409)
    expect((await contextOf()).otherWaste).toEqual([
      { ...otherWasteForm(), weightKg: 99, isHazardous: true, typedBy: company },
    ])
    expect((await contextOf('?from=2026-02&to=2026-03')).otherWaste).toEqual([])
    testApp.clock.advance(1_000)
    expect((await customer.call('DELETE', path)).status).toBe(200)
    expect((await contextOf()).otherWaste).toEqual([])
    expect((await customer.call('DELETE', path)).status).toBe(404)
    expect((await auditsOf('other-waste')).map(({ action }) => action)).toEqual([
      'other-waste.create',
      'other-waste.change',
      'other-waste.archive',
    ])
    expect((await auditsOf('other-waste')).at(-1)?.before).toMatchObject({ weightKg: 99, organizationId: organization })
  })

  it.each([
    [{ weightKg: 0 }, 'weightKg', 'More than 0 kg'],
    [{ weightKg: 1e12 }, 'weightKg', 'At most 1,000,000 kg'],
    [{ month: '2026-07' }, 'month', 'This month has not begun yet.'],
    [{ month: '20026-07' }, 'month', 'Invalid month'],
    [{ description: ' ' }, 'description', 'Required'],
    [{ description: 'x'.repeat(201) }, 'description', 'At most 200 characters'],
    [{ operation: 'composting' }, 'operation', 'Required'],
    [{ place: 'at sea' }, 'place', 'Required'],
  ])('refuses %j at its field', async (change, path, message) => {
    const reply = await customer.call('POST', at('other_wastes'), { body: otherWasteForm(change) })
    expect(problemOf(reply)).toEqual([400, path, message])
  })

  it('takes so many entries a year', { tags: ['11.5-43'] }, async () => {
    const own = await createOrganization(staff)
    await testApp.pool.query(
      `insert into other_wastes (organization_id, month, description, operation, place, is_hazardous, weight_kg)
       select $1, '2026-02-01', 'Ash', 'landfilling', 'onsite', false, 1 from generate_series(1, 300)`,
      [own],
    )
    const path = `/gri/organizations/${own}/other_wastes`
    const full = await staff.call('POST', path, { body: otherWasteForm() })
    expect(problemOf(full)).toEqual([400, 'month', 'At most 300 entries a year'])
    const ofOtherYear = await createOtherWaste(staff, own, { month: '2025-12' })
    const moved = await staff.call('PATCH', `/gri/other_wastes/${ofOtherYear}`, { body: { month: '2026-01' } })
    expect(problemOf(moved)).toEqual([400, 'month', 'At most 300 entries a year'])
  })
})

describe('a text', () => {
  const write = (text: string, rest: { __v?: number; key?: string; by?: TestActor; year?: number } = {}) =>
    (rest.by ?? customer).call('PUT', at(`entries/${rest.year ?? 2026}/texts/${rest.key ?? '306-1'}`), {
      body: { text, __v: rest.__v },
    })

  it('is kept as it was typed, with its writer, and is gone when it is empty', { tags: ['11.5-44'] }, async () => {
    const typed = `<script>alert(1)</script> {{name}} #heading *bold*\n${'အမှိုက် '.repeat(10)}`.trim()
    expect((await write(typed, { __v: 0 })).body.data).toEqual({
      key: '306-1',
      text: typed,
      typedBy: 'Golden Lotus',
      __v: 1,
    })
    expect((await contextOf()).texts).toEqual([{ key: '306-1', text: typed, typedBy: 'Golden Lotus' }])
    expect((await write('Stale', { __v: 0 })).status).toBe(409)
    testApp.clock.advance(1_000)
    await write('Of the year before', { year: 2025 })
    expect((await contextOf()).texts).toHaveLength(1)
    expect((await contextOf('?from=2025-01&to=2025-12')).texts[0].text).toBe('Of the year before')
    expect((await write('Of a year to come', { year: 2027 })).status).toBe(400)
    testApp.clock.advance(1_000)
    await write('', { __v: 1 })
    expect((await contextOf()).texts).toEqual([])
    expect((await auditsOf('gri-text')).at(-1)).toMatchObject({ before: { text: typed }, after: { text: '' } })
  })

  it('has 5,000 letters and not one more', { tags: ['11.5-44'] }, async () => {
    expect((await write('x'.repeat(5_000))).status).toBe(200)
    expect(problemOf(await write('x'.repeat(5_001)))).toEqual([400, 'text', 'At most 5000 characters'])
    expect((await write('x', { key: '306-3' })).status).toBe(400)
  })

  it('of two people who begin with none is the first one’s', async () => {
    const both = [customer, staff].map((by) => write('Ours', { by, key: '306-2-a', __v: 0 }))
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the base year', () => {
  it('is set with the targets and stands with the tables, and is none that has not begun', {
    tags: ['11.5-45'],
  }, async () => {
    const path = `/organizations/${organization}`
    expect((await customer.call('PATCH', path, { body: { baseYear: 2025 } })).body.data.baseYear).toBe(2025)
    expect((await contextOf()).baseYear).toBe(2025)
    for (const [baseYear, message] of [
      [2027, 'This year has not begun yet.'],
      [1889, 'Invalid year'],
      [2025.5, 'Invalid year'],
    ] as const) {
      expect(problemOf(await customer.call('PATCH', path, { body: { baseYear } }))).toEqual([400, 'baseYear', message])
    }
  })
})

describe('who is limited to sites', () => {
  it('reads none of it, as it is of the whole organization, and can enter nothing', { tags: ['11.5-46'] }, async () => {
    const nothing = { otherWaste: [], intensities: [], texts: [], baseYear: null }
    expect(await contextOf('', branchManager)).toEqual(nothing)
    expect(await contextOf(`?site=${branch}`)).toEqual(nothing)
    expect((await enter([], { by: branchManager })).status).toBe(403)
  })

  it('gets 404 for a site of another organization', async () => {
    const other = await createOrganization(staff)
    expect((await customer.call('GET', at(`context?site=${other}`))).status).toBe(404)
    expect((await staff.call('GET', at(`context?site=${other}`))).status).toBe(404)
  })
})

it('of an archived organization it can still be read by staff, and no longer be changed', {
  tags: ['11.5-46'],
}, async () => {
  const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  const gone = await createOrganization(staff)
  const waste = await createOtherWaste(staff, gone)
  await superAdmin.call('DELETE', `/organizations/${gone}`)
  const { body } = await staff.call('GET', `/gri/organizations/${gone}/context?from=2026-01&to=2026-03`)
  expect(body.data.otherWaste).toHaveLength(1)
  for (const [method, path, sent] of [
    ['PUT', `/gri/organizations/${gone}/entries/2026`, { amounts: [] }],
    ['PUT', `/gri/organizations/${gone}/entries/2026/texts/306-1`, { text: 'Late' }],
    ['POST', `/gri/organizations/${gone}/other_wastes`, otherWasteForm()],
    ['PATCH', `/gri/other_wastes/${waste}`, { weightKg: 1 }],
    ['DELETE', `/gri/other_wastes/${waste}`, undefined],
  ] as const) {
    expect([path, (await staff.call(method, path, { body: sent })).status]).toEqual([path, 404])
  }
})
