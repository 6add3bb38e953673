import { describe, expect, it } from 'vitest'
import { stockWarnings } from './stock-warnings.ts'

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)
/** Rows of the last months, of which each collected so much and the last has so much in stock. */
function rowsOf(collected: readonly number[], inStock: number) {
  return collected.map((kilograms, index) => ({
    month: months.at(index - collected.length) ?? '',
    wasteType: 'Papers' as const,
    stockBefore: 0,
    collected: kilograms,
    consigned: 0,
    lost: 0,
    adjusted: 0,
    inStock: index === collected.length - 1 ? inStock : 0,
    difference: 0,
    isBeyondTolerance: false,
  }))
}
const kindsOf = (collected: readonly number[], inStock: number) =>
  stockWarnings(rowsOf(collected, inStock), months).map(({ kind, weightKg }) => [kind, weightKg])

describe('stockWarnings', () => {
  it.each([
    ['what six months collected', [100, 10, 10, 10, 10, 10, 10], 60, []],
    ['a gram more, which is older', [100, 10, 10, 10, 10, 10, 10], 60.001, [['never-leaves', 0.001]]],
    ['anything, where nothing came for six months', [5, 5, 5, 0, 0, 0, 0, 0, 0], 5, [['never-leaves', 5]]],
    ['nothing', [100, 10, 10, 10, 10, 10, 10], 0, []],
    ['ten usual months', [10, 10, 10, 1_000], 100, []],
    ['more than ten usual months', [10, 10, 10, 1_000], 100.001, [['far-beyond-usual', 10]]],
    ['a slip of the hand', [4_000, 3_500, 4_200, 2_004_011], 2_004_011, [['far-beyond-usual', 4_000]]],
    ['much, where too few months say what is usual', [1, 5_000], 5_000, []],
  ])('warns of a stock of %s', { tags: ['11.4-10'] }, (_name, collected, inStock, expected) => {
    expect(kindsOf(collected, inStock)).toEqual(expected)
  })

  it('warns of no stock of another month', () => {
    expect(stockWarnings(rowsOf([10], 100), [...months, '2027-01'])).toEqual([])
  })
})
