import { describe, expect, it } from 'vitest'
import { distinguishingDecimals, fewestDecimals, weightDecimals } from './decimals.ts'

describe('figures that are compared', () => {
  it.each([
    [95.654, 95.66, 2],
    [95.6599, 95.66, 4],
    [95.66, 95.66, 2],
    [50, 95.66, 2],
    [100.004, 100, 3],
    [100.0000001, 100, 7],
  ])('%d and %d are told apart by %i decimals', { tags: ['11.5-15'] }, (one, other, decimals) => {
    expect(distinguishingDecimals(one, other)).toBe(decimals)
  })
})

describe('kilograms that add up', () => {
  it.each([
    [[1, 20], 0],
    [[1, 20.5], 1],
    [[1, 20.25], 2],
    [[1.001, 20.25], 3],
  ])('%j have the fewest decimals that show them exactly, %i', { tags: ['11.5-15'] }, (kilograms, decimals) => {
    expect(fewestDecimals(kilograms)).toBe(decimals)
    expect(weightDecimals(kilograms)).toBe(Math.max(2, decimals))
  })
})
