import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import {
  createConsignment,
  createDestination,
  createOrganization,
  createPickup,
  createStockAdjustment,
  item,
  stockAdjustmentForm,
} from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// Today is 3 February 2026.
const testApp = useTestApp()
let staff: TestActor
let organizationId: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organizationId = await createOrganization(staff)
})

const add = (overrides: object) =>
  staff.call('POST', '/stock_adjustments', { body: stockAdjustmentForm({ ...overrides }) })

describe('a stock adjustment', () => {
  it('is recorded with who and why, and archived with its history', { tags: ['11.4-08'] }, async () => {
    const made = await add({ kind: 'stock-take', weight: 0, wasteType: 'Organic', note: 'Empty' })
    expect([made.status, made.body.data]).toEqual([
      201,
      expect.objectContaining({
        date: '2026-02-03',
        wasteType: 'Organic',
        kind: 'stock-take',
        weight: 0,
        note: 'Empty',
      }),
    ])
    expect(made.body.data.createdBy).toEqual({ _id: staff.id, name: staff.name })
    const path = `/stock_adjustments/${made.body.data._id}`
    expect((await staff.call('DELETE', path)).status).toBe(200)
    expect((await staff.call('DELETE', path)).status).toBe(404)
    const admin = await signInAs(testApp, 'ADMIN')
    const { body } = await admin.call('GET', `/audit?entity=stock-adjustment&id=${made.body.data._id}`)
    expect(body.data).toHaveLength(2)
  })

  it.each([
    ['date', { date: '2026-02-04' }],
    ['date', { date: '2026-02-30' }],
    ['wasteType', { wasteType: 'Wood' }],
    ['kind', { kind: 'magic' }],
    ['kind', { kind: undefined }],
    ['weight', { weight: 0 }],
    ['weight', { weight: -1, kind: 'stock-take' }],
    ['weight', { weight: 1_000_001 }],
    ['weight', { weight: 1.0005 }],
    ['weight', { weight: undefined }],
    ['note', { kind: 'other-loss', note: ' ' }],
    ['note', { note: 'x'.repeat(1_001) }],
  ])('is refused at %s for %j', { tags: ['11.4-08'] }, async (path, overrides) => {
    const { status, body } = await add(overrides)
    expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]])
  })

  it('is one stock-take of a type and day, also of two who count at once', { tags: ['11.4-08'] }, async () => {
    const take = { date: '2024-05-05', kind: 'stock-take', weight: 7 }
    const replies = await Promise.all([add(take), add({ ...take, weight: 8 })])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect([refused?.body.code, refused?.body.issues[0].path]).toEqual(['stock-adjustment.day-taken', 'date'])
    const [made] = replies.filter(({ status }) => status === 201)
    await staff.call('DELETE', `/stock_adjustments/${made?.body.data._id}`)
    expect((await add(take)).status).toBe(201)
    expect((await add({ ...take, wasteType: 'Cans' })).status).toBe(201)
  })

  it('is listed, narrowed, sorted and exported', async () => {
    for (const [date, kind, weight, wasteType] of [
      ['2023-03-01', 'fire', 5, 'Cans'],
      ['2023-03-02', 'theft', 4, 'Papers'],
      ['2023-03-03', 'stock-take', 9, 'Papers'],
    ] as const) {
      await createStockAdjustment(staff, { date, kind, weight, wasteType, note: `${kind} here` })
    }
    const kindsOf = async (query: string) => {
      const { body } = await staff.call('GET', `/stock_adjustments?from=2023-03-01&to=2023-03-31&${query}`)
      return body.data.map(({ kind }: { kind: string }) => kind)
    }
    expect(await kindsOf('')).toEqual(['stock-take', 'theft', 'fire'])
    expect(await kindsOf('wasteType=Papers&sort=weight')).toEqual(['theft', 'stock-take'])
    expect(await kindsOf('kind=fire')).toEqual(['fire'])
    expect(await kindsOf('q=theft')).toEqual(['theft'])
    const { text } = await staff.call('GET', '/stock_adjustments/export?kind=fire&from=2023-03-01&to=2023-03-31')
    expect(rowsOf(text)[1]).toEqual(['2023-03-01', 'Can', 'Loss: fire', '5', 'fire here', staff.name])
  })
})

describe('the mass balance', () => {
  it('is corrected from the day of a stock-take or loss on, and what was collected stays', {
    tags: ['11.4-09'],
  }, async () => {
    const mill = await createDestination(staff, { name: 'Mill' })
    const load = (date: string, net: number) =>
      createConsignment(staff, mill, { date, wasteType: 'Glasses', gross: null, tare: null, net })
    await createPickup(staff, organizationId, '2025-11-10T03:00:00Z', [item('Glasses', 100)])
    // The end of 15 November and the beginning of 16 November in Yangon.
    await createPickup(staff, organizationId, '2025-11-15T17:29:59Z', [item('Glasses', 20)])
    await createPickup(staff, organizationId, '2025-11-15T17:30:00Z', [item('Glasses', 3)])
    await load('2025-11-15', 40)
    await load('2025-11-16', 10.5)
    const glass = async (month: string) => {
      const { body } = await staff.call('GET', `/mass_balance?from=${month}&to=${month}`)
      return body.data.find(({ wasteType }: { wasteType: string }) => wasteType === 'Glasses')
    }
    const collected = { stockBefore: 0, collected: 123, consigned: 50.5 }
    expect(await glass('2025-11')).toMatchObject({ ...collected, lost: 0, adjusted: 0, inStock: 72.5 })
    const of = { wasteType: 'Glasses', note: '' }
    const take = await createStockAdjustment(staff, { ...of, date: '2025-11-15', kind: 'stock-take', weight: 70 })
    expect(await glass('2025-11')).toMatchObject({ ...collected, adjusted: -10, inStock: 62.5, difference: 0 })
    await createStockAdjustment(staff, { ...of, date: '2025-11-15', kind: 'moisture', weight: 4 })
    expect(await glass('2025-11')).toMatchObject({ ...collected, lost: 4, adjusted: -6, inStock: 62.5 })
    await createStockAdjustment(staff, { ...of, date: '2025-11-16', kind: 'fire', weight: 2.5 })
    expect(await glass('2025-11')).toMatchObject({ ...collected, lost: 6.5, adjusted: -6, inStock: 60 })
    expect(await glass('2025-12')).toMatchObject({ stockBefore: 60, collected: 0, adjusted: 0, inStock: 60 })
    const { text } = await staff.call('GET', '/mass_balance/export?from=2025-11&to=2025-11')
    const [head = [], ...rows] = rowsOf(text)
    const total = rows.find(([month, type]) => month === 'Total' && type === 'Glass') ?? []
    expect([total[head.indexOf('Lost (kg)')], total[head.indexOf('By stock-takes (kg)')]]).toEqual(['6.5', '-6'])
    await staff.call('DELETE', `/stock_adjustments/${take}`)
    expect(await glass('2025-11')).toMatchObject({ ...collected, lost: 6.5, adjusted: 0, inStock: 66 })
    const wastes = await staff.call('GET', `/gri/organizations/${organizationId}?from=2025-11&to=2025-11`)
    expect(wastes.body.data.waste306_3.total.generated).toBe(123)
  })

  it('warns of what never leaves and of a stock far beyond the usual', { tags: ['11.4-10'] }, async () => {
    const collect = (at: string, kilograms: number) =>
      createPickup(staff, organizationId, at, [item('Plastics', kilograms)])
    for (const month of ['2025-03', '2025-04', '2025-05']) await collect(`${month}-10T03:00:00Z`, 4)
    const plastic = async (to: string) => {
      const { body } = await staff.call('GET', `/mass_balance/warnings?to=${to}`)
      return body.data.filter(({ wasteType }: { wasteType: string }) => wasteType === 'Plastics')
    }
    const never = { kind: 'never-leaves', wasteType: 'Plastics', inStock: 12 }
    expect(await plastic('2025-08')).toEqual([])
    expect(await plastic('2025-09')).toEqual([{ ...never, weightKg: 4 }])
    expect(await plastic('2026-01')).toEqual([{ ...never, weightKg: 12 }])
    await collect('2026-01-10T03:00:00Z', 900_000)
    expect(await plastic('2026-01')).toEqual([
      { ...never, inStock: 900_012, weightKg: 12 },
      { kind: 'far-beyond-usual', wasteType: 'Plastics', inStock: 900_012, weightKg: 4 },
    ])
    expect((await staff.call('GET', '/mass_balance/warnings?to=soon')).body.issues[0].path).toBe('to')
  })
})
