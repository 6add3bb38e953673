import { type MonthlyWaste, wasteTypes } from '@thant/contracts/wastes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'
import type { Movement } from './mass-balance.ts'

const nothing = { Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
const papers = (month: string, kilograms: number): MonthlyWaste => ({ ...nothing, month, Papers: kilograms })
const moved = (month: string, collected: number, consigned: number): Movement => ({
  month,
  wasteType: 'Papers',
  collected,
  consigned,
})

describe('coverageOf', () => {
  it.each([
    ['nothing left', [moved('2026-01', 100_000, 0)], 0],
    ['a part of the month left', [moved('2026-01', 100_000, 25_000)], 2.5],
    ['all left', [moved('2026-01', 100_000, 100_000)], 10],
    ['more left than was there', [moved('2026-01', 100_000, 180_000)], 10],
    ['it left in a later month', [moved('2026-02', 0, 40_000), moved('2026-01', 100_000, 0)], 4],
    ['older stock left first', [moved('2025-12', 30_000, 0), moved('2026-01', 100_000, 50_000)], 2],
    ['what had been there already left', [moved('2025-12', 0, 70_000), moved('2026-01', 100_000, 0)], 0],
    ['it left before newer waste', [moved('2026-01', 100_000, 0), moved('2026-02', 900_000, 50_000)], 5],
    ['another type left', [{ ...moved('2026-01', 0, 100_000), wasteType: 'Cans' as const }], 0],
  ])('is the share of the month that left the company: %s', (_name, movements, weightKg) => {
    expect(coverageOf([papers('2026-01', 10)], movements)).toEqual({ weightKg, share: weightKg / 10 })
  })

  it('weighs the shares of months and types by the kilograms, in whole grams', () => {
    const movements = [
      moved('2026-01', 3_000, 1_000),
      moved('2026-02', 4_000, 4_000),
      { ...moved('2026-02', 5_000, 5_000), wasteType: 'Cans' as const },
    ]
    const wastes = [papers('2026-01', 1), { ...papers('2026-02', 2), Cans: 5 }]
    expect(coverageOf(wastes, movements)).toEqual({ weightKg: 1 + 1 + 5, share: 7 / 8 })
    expect(coverageOf([papers('2026-01', 0.001), papers('2026-02', 1)], movements).weightKg).toBe(0.501)
  })

  it('has no share where nothing was collected', () => {
    expect(coverageOf([], [moved('2026-01', 1_000, 1_000)])).toEqual({ weightKg: 0, share: null })
  })

  it('is, for the whole company, what was collected without the stock', () => {
    const movement = fc.record({
      month: fc.constantFrom('2026-01', '2026-02', '2026-03'),
      collected: fc.nat({ max: 1_000_000_000 }),
      consigned: fc.nat({ max: 1_000_000_000 }),
    })
    const movements = fc.uniqueArray(movement, { selector: ({ month }) => month })
    fc.assert(
      fc.property(movements, fc.constantFrom(...wasteTypes), (ofMonths, wasteType) => {
        const wastes = ofMonths.map(({ month, collected }) => ({ ...nothing, month, [wasteType]: collected / 1_000 }))
        const inOrder = ofMonths.toSorted((one, other) => (one.month < other.month ? -1 : 1))
        const stock = inOrder.reduce((left, { collected, consigned }) => Math.max(0, left + collected - consigned), 0)
        const all = inOrder.reduce((sum, { collected }) => sum + collected, 0)
        const { weightKg, share } = coverageOf(
          wastes,
          ofMonths.map((one) => ({ ...one, wasteType })),
        )
        expect(Math.round(weightKg * 1_000)).toBe(all - stock)
        expect(share === null || (share >= 0 && share <= 1)).toBe(true)
      }),
    )
  })
})
