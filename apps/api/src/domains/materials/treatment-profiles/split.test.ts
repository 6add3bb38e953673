import { wasteTreatments } from '@thant/contracts/materials/wastes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Share, splitByShares } from './split.ts'

const share = (percent: number, treatment: Share['treatment'] = 'recycling'): Share => ({
  treatment,
  destinationId: null,
  percent,
})
const partsOf = (grams: number, shares: Share[]) => splitByShares(grams, shares).map((part) => part.grams)

/** Shares of whole hundredths of a percent that add up to 100 %. */
const sharesOf100: fc.Arbitrary<Share[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 9 })
  .map((cuts) => [0, ...cuts.toSorted((one, other) => one - other), 10_000])
  .map((cuts) =>
    cuts.slice(1).map((cut, index) => share((cut - (cuts[index] ?? 0)) / 100, wasteTreatments[index] ?? 'unknown')),
  )

describe('splitByShares', () => {
  it.each([
    ['whole grams', 1_000, [92, 8], [920, 80]],
    ['the rest of three thirds', 100, [33.34, 33.33, 33.33], [34, 33, 33]],
    ['the rest to the largest share, wherever it stands', 1_001, [8, 92], [80, 921]],
    ['the rest to the first of equal shares', 101, [50, 50], [51, 50]],
    ['one gram', 1, [92, 8], [1]],
    ['two grams', 2, [60, 40], [2]],
    ['one share', 12_345, [100], [12_345]],
    ['hundredths of a percent', 1_000_000_000, [99.99, 0.01], [999_900_000, 100_000]],
  ])('divides %s', (_name, grams, percents, expected) => {
    expect(
      partsOf(
        grams,
        percents.map((percent) => share(percent)),
      ),
    ).toEqual(expected)
  })

  it('adds up to the weight, and no part is off its share by more than one gram, but for the largest', {
    tags: ['11.2-02'],
  }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), sharesOf100, (grams, shares) => {
        const parts = splitByShares(grams, shares)
        expect(parts.reduce((sum, part) => sum + part.grams, 0)).toBe(grams)
        const largest = Math.max(...shares.map(({ percent }) => percent))
        for (const { treatment, percent } of shares) {
          const found = parts.find((part) => part.treatment === treatment)?.grams ?? 0
          const off = found - (grams * percent) / 100
          expect(off).toBeGreaterThan(-1)
          expect(off).toBeLessThan(percent === largest ? shares.length : 1e-6)
        }
      }),
    )
  })
})
