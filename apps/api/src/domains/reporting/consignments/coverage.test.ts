import type { MonthlyWaste } from '@thant/contracts/materials/wastes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverageOf, type RouteMonth } from './coverage.ts'

const nothing = { Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
const documents = (month: string, kilograms: number): MonthlyWaste => ({ ...nothing, month, Papers: kilograms })
const route = (month: string, claimed: number, consigned: number, of: Partial<RouteMonth> = {}): RouteMonth => ({
  month,
  wasteType: 'Papers',
  destinationId: 'mill',
  claimed,
  consigned,
  withSlip: 0,
  ...of,
})
const shop = { destinationId: 'shop' }

describe('coverageOf', () => {
  it.each([
    ['nothing went', [route('2026-01', 100_000, 0)], 0],
    ['a part of the month went', [route('2026-01', 100_000, 25_000)], 2.5],
    ['all of it went', [route('2026-01', 100_000, 100_000)], 10],
    ['more went than was claimed', [route('2026-01', 100_000, 180_000)], 10],
    ['it went in a later month', [route('2026-02', 0, 40_000), route('2026-01', 100_000, 0)], 4],
    ['older waste went first', [route('2025-12', 30_000, 0), route('2026-01', 100_000, 50_000)], 2],
    ['it went after six months', [route('2026-01', 100_000, 0), route('2026-07', 0, 50_000)], 5],
    ['it did not go for more than six', [route('2026-01', 100_000, 0), route('2026-08', 0, 50_000)], 0],
    ['older waste is not waited for', [route('2025-06', 90_000, 0), route('2026-01', 100_000, 50_000)], 5],
    ['loads went before it', [route('2025-12', 0, 70_000), route('2026-01', 100_000, 0)], 0],
    ['another type went', [route('2026-01', 100_000, 0), route('2026-01', 0, 9, { wasteType: 'Cans' })], 0],
    ['a load went elsewhere', [route('2026-01', 100_000, 0), route('2026-01', 0, 90_000, shop)], 0],
    ['one of two places got its part', [route('2026-01', 60_000, 60_000), route('2026-01', 40_000, 0, shop)], 6],
    [
      'one got more, and the other less',
      [route('2026-01', 60_000, 99_000), route('2026-01', 40_000, 1_000, shop)],
      6.1,
    ],
    ['no place is claimed', [route('2026-01', 100_000, 0, { destinationId: null }), route('2026-01', 0, 50_000)], 0],
  ])('is the share of the month that went to its place: %s', { tags: ['11.5-08'] }, (_name, routes, weightKg) => {
    expect(coverageOf([documents('2026-01', 10)], routes)).toMatchObject({ weightKg, share: weightKg / 10 })
  })

  it('tells what has a slip apart, in the share of the loads of the month', { tags: ['11.5-08'] }, () => {
    const routes = [
      route('2026-01', 100_000, 40_000, { withSlip: 30_000 }),
      route('2026-02', 0, 60_000, { withSlip: 6_000 }),
    ]
    expect(coverageOf([documents('2026-01', 10)], routes)).toEqual({
      weightKg: 10,
      share: 1,
      withSlip: { weightKg: 3.6, share: 0.36 },
    })
  })

  it('stays what it is when more is collected or goes later', { tags: ['11.5-08'] }, () => {
    const before = [route('2026-01', 100_000, 60_000), route('2026-02', 50_000, 80_000)]
    const january = (routes: RouteMonth[]) => coverageOf([documents('2026-01', 10)], routes)
    expect(january(before).weightKg).toBe(10)
    expect(january([...before, route('2026-03', 900_000, 5_000)])).toEqual(january(before))
  })

  it('covers of one customer no more than counts of all, so that a slip of the hand shows nothing that has not gone', () => {
    const routes = [route('2026-01', 4_000_000, 4_000_000)]
    expect(coverageOf([documents('2026-01', 2_004_000)], routes).weightKg).toBe(4_000)
    expect(coverageOf([documents('2026-01', 1_000)], routes).share).toBe(1)
  })

  it('has no share where nothing was collected', () => {
    const none = { weightKg: 0, share: null }
    expect(coverageOf([], [route('2026-01', 1_000, 1_000)])).toEqual({ ...none, withSlip: none })
  })

  it('is never more than was claimed or went to the place, and with slip never more than that', {
    tags: ['11.5-08'],
  }, () => {
    const grams = fc.nat({ max: 1_000_000_000 })
    const months = fc.uniqueArray(
      fc.record({
        month: fc.integer({ min: 1, max: 9 }),
        claimed: grams,
        consigned: grams,
        slips: fc.nat({ max: 100 }),
      }),
      { selector: ({ month }) => month },
    )
    fc.assert(
      fc.property(months, months, (toMill, toShop) => {
        const routesOf = (ofMonths: typeof toMill, destinationId: string) =>
          ofMonths.map(({ month, claimed, consigned, slips }) =>
            route(`2026-0${month}`, claimed, consigned, { destinationId, withSlip: (consigned * slips) / 100 }),
          )
        const routes = [...routesOf(toMill, 'mill'), ...routesOf(toShop, 'shop')]
        const wastes = routes.map(({ month, claimed }) => documents(month, claimed / 1_000))
        const byMonth = [...Map.groupBy(wastes, ({ month }) => month)].map(([month, of]) =>
          documents(month, of.reduce((sum, { Papers }) => sum + Math.round(Papers * 1_000), 0) / 1_000),
        )
        const { weightKg, share, withSlip } = coverageOf(byMonth, routes)
        const most = [toMill, toShop].reduce(
          (sum, of) =>
            sum +
            Math.min(
              of.reduce((all, { claimed }) => all + claimed, 0),
              of.reduce((all, { consigned }) => all + consigned, 0),
            ),
          0,
        )
        // Each month is rounded to the gram.
        expect(weightKg * 1_000).toBeLessThanOrEqual(most + routes.length)
        expect(withSlip.weightKg).toBeLessThanOrEqual(weightKg)
        expect(share === null || (share >= 0 && share <= 1)).toBe(true)
      }),
    )
  })
})
