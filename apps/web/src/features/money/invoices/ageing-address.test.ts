import { expect, it } from 'vitest'
import { sumOf } from './ageing.ts'

it('adds amounts without the errors of floating point', () => {
  expect(sumOf([{ amount: 0.1 }, { amount: 0.2 }])).toBe(0.3)
  expect(sumOf([{ amount: 1.01 }, { amount: 2_000_000 }, { amount: -0.01 }])).toBe(2_000_001)
  expect(sumOf([])).toBe(0)
})
