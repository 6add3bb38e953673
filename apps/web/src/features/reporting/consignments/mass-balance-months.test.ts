import type { MassBalanceRow } from '@thant/contracts/reporting/mass-balance'
import { expect, it } from 'vitest'
import { balanceByType, figuresIn, monthTotals } from './mass-balance-months.ts'

const row = (change: Partial<MassBalanceRow>): MassBalanceRow => ({
  month: '2026-05',
  wasteType: 'Papers',
  stockBefore: 0,
  collected: 0,
  consigned: 0,
  lost: 0,
  adjusted: 0,
  inStock: 0,
  difference: 0,
  isBeyondTolerance: false,
  ...change,
})

it('puts months beside one another, in order, with a line for each waste type', () => {
  const { months, types } = balanceByType([
    row({ month: '2026-06', collected: 20, inStock: 25, stockBefore: 5 }),
    row({ month: '2026-05', collected: 5, inStock: 5 }),
    row({ month: '2026-06', wasteType: 'Plastics', collected: 7, inStock: 10, stockBefore: 3 }),
  ])
  expect(months).toEqual(['2026-05', '2026-06'])
  expect(types.map(({ wasteType, stockBefore }) => [wasteType, stockBefore])).toEqual([
    ['Papers', 0],
    ['Plastics', 3],
  ])
  expect(types[1]?.months.map((month) => month?.collected)).toEqual([undefined, 7])
  expect(monthTotals(types, 'collected')).toEqual([5, 27])
})

it('offers losses, stock-takes and differences only where there are some', () => {
  expect(figuresIn([row({ collected: 5 })])).toEqual(['inStock', 'collected', 'consigned'])
  expect(figuresIn([row({ lost: 2 }), row({ difference: 1 })])).toEqual([
    'inStock',
    'collected',
    'consigned',
    'lost',
    'difference',
  ])
})
