import { wasteTypes } from '@thant/contracts/wastes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Movement, massBalance } from './mass-balance.ts'

const months = ['2026-01', '2026-02', '2026-03']
const paper = { wasteType: 'Papers' as const }

describe('massBalance', () => {
  it('carries the stock from month to month, through a month without any movement', () => {
    const rows = massBalance(
      months,
      [
        { ...paper, month: '2026-01', collected: 100_000, consigned: 40_000 },
        { ...paper, month: '2026-03', collected: 10_500, consigned: 70_500 },
      ],
      5,
    )
    const common = { ...paper, difference: 0, isBeyondTolerance: false }
    expect(rows).toEqual([
      { ...common, month: '2026-01', stockBefore: 0, collected: 100, consigned: 40, inStock: 60 },
      { ...common, month: '2026-02', stockBefore: 60, collected: 0, consigned: 0, inStock: 60 },
      { ...common, month: '2026-03', stockBefore: 60, collected: 10.5, consigned: 70.5, inStock: 0 },
    ])
  })

  it.each([
    ['as much as there was', 100_000, false, 0],
    ['exactly the tolerance more', 105_000, false, 5],
    ['a gram beyond the tolerance', 105_001, true, 5.001],
  ])(
    'warns when more left than was there beyond the tolerance: %s',
    (_name, consigned, isBeyondTolerance, difference) => {
      const [row] = massBalance(['2026-01'], [{ ...paper, month: '2026-01', collected: 100_000, consigned }], 5)
      expect(row).toMatchObject({ isBeyondTolerance, difference, inStock: 0 })
    },
  )

  it('warns of anything that leaves where nothing was, and goes on from nothing', () => {
    const rows = massBalance(
      months,
      [
        { ...paper, month: '2026-01', collected: 0, consigned: 1 },
        { ...paper, month: '2026-02', collected: 5_000, consigned: 0 },
      ],
      100,
    )
    expect(rows.map(({ isBeyondTolerance, inStock }) => [isBeyondTolerance, inStock])).toEqual([
      [true, 0],
      [false, 5],
      [false, 5],
    ])
  })

  it('accounts for every gram', () => {
    const movement: fc.Arbitrary<Movement> = fc.record({
      month: fc.constantFrom(...months),
      wasteType: fc.constantFrom(...wasteTypes),
      collected: fc.nat({ max: 1_000_000_000 }),
      consigned: fc.nat({ max: 1_000_000_000 }),
    })
    const movements = fc.uniqueArray(movement, { selector: ({ month, wasteType }) => `${month} ${wasteType}` })
    fc.assert(
      fc.property(movements, fc.nat({ max: 100 }), (moved, tolerance) => {
        for (const row of massBalance(months, moved, tolerance)) {
          const grams = (kilograms: number) => Math.round(kilograms * 1_000)
          expect(grams(row.stockBefore) + grams(row.collected) + grams(row.difference)).toBe(
            grams(row.consigned) + grams(row.inStock),
          )
          expect(row.inStock === 0 || row.difference === 0).toBe(true)
        }
      }),
    )
  })
})
