import { wasteTypes } from '@thant/contracts/materials/wastes'
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
    const common = { ...paper, lost: 0, adjusted: 0, difference: 0, isBeyondTolerance: false }
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
    { tags: ['11.4-01'] },
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

  it.each([
    ['a loss', [{ collected: 100, consigned: 0, lost: 30 }], { lost: 30, adjusted: 0, inStock: 70, difference: 0 }],
    ['a loss of more than there was', [{ collected: 100, consigned: 80, lost: 30 }], { inStock: 0, difference: 10 }],
    ['a count below the books', [{ collected: 100, consigned: 0, counted: 60 }], { adjusted: -40, inStock: 60 }],
    ['a count beyond the books', [{ collected: 100, consigned: 0, counted: 130 }], { adjusted: 30, inStock: 130 }],
    ['a count of nothing', [{ collected: 100, consigned: 0, counted: 0 }], { adjusted: -100, inStock: 0 }],
    [
      'what came and left after a count',
      [
        { collected: 100, consigned: 0, counted: 60 },
        { collected: 7, consigned: 50 },
      ],
      { collected: 107, consigned: 50, adjusted: -40, inStock: 17, difference: 0 },
    ],
    [
      'two counts, of which the last holds',
      [
        { collected: 100, consigned: 0, counted: 60 },
        { collected: 0, consigned: 0, counted: 61 },
      ],
      { adjusted: -39, inStock: 61 },
    ],
    [
      'a load beyond the stock before a count',
      [{ collected: 100, consigned: 120, counted: 5 }],
      { adjusted: 5, difference: 20, inStock: 5 },
    ],
  ])('is corrected by %s', { tags: ['11.4-09'] }, (_name, spans, expected) => {
    const kilograms = spans.map((span) =>
      Object.fromEntries(Object.entries(span).map(([name, weight]) => [name, weight * 1_000])),
    ) as Array<Pick<Movement, 'collected' | 'consigned'>>
    const movements = kilograms.map((span) => ({ ...paper, month: '2026-01', ...span }))
    const [row, next] = massBalance(months, movements, 5)
    expect(row).toMatchObject(expected)
    expect(next?.stockBefore ?? 0).toBe(row?.inStock)
  })

  it('accounts for every gram', { tags: ['11.4-01'] }, () => {
    const movement: fc.Arbitrary<Movement> = fc.record({
      month: fc.constantFrom(...months),
      wasteType: fc.constantFrom(...wasteTypes),
      collected: fc.nat({ max: 1_000_000_000 }),
      consigned: fc.nat({ max: 1_000_000_000 }),
      lost: fc.nat({ max: 1_000_000_000 }),
      counted: fc.option(fc.nat({ max: 1_000_000_000 }), { nil: undefined }),
    })
    // Several spans of a month are parts of it, as a stock-take divides it.
    const movements = fc.array(movement)
    fc.assert(
      fc.property(movements, fc.nat({ max: 100 }), (moved, tolerance) => {
        for (const row of massBalance(months, moved, tolerance)) {
          const grams = (kilograms: number) => Math.round(kilograms * 1_000)
          expect(grams(row.stockBefore) + grams(row.collected) + grams(row.difference) + grams(row.adjusted)).toBe(
            grams(row.consigned) + grams(row.lost) + grams(row.inStock),
          )
          expect(row.inStock >= 0 && row.difference >= 0).toBe(true)
        }
      }),
    )
  })
})
