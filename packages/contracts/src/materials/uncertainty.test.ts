import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultUncertainty, type KnownWeight, uncertaintyOfSum } from './uncertainty.ts'
import { weightMeasures } from './wastes.ts'

const one = (measure: KnownWeight['measure'], weightKg: number): KnownWeight => ({ measure, weightKg })

describe('the uncertainty of a sum of weights', { tags: ['11.5-48'] }, () => {
  it.each<[string, KnownWeight[], number | null]>([
    ['of nothing is none', [], null],
    ['of one measure is that of the measure', [one('weighed', 12.5)], 2],
    ['does not fall with the number of weights of a measure', Array(1_000).fill(one('estimated', 0.3)), 30],
    // The root of (2 * 900)² + (30 * 100)², over 1,000.
    ['adds measures as independent', [one('weighed', 900), one('estimated', 100)], 3],
    ['is in whole percents', [one('weighed', 861), one('not-recorded', 380.4)], 15],
  ])('%s', (_, weights, percent) => {
    expect(uncertaintyOfSum(weights, defaultUncertainty)).toBe(percent)
  })

  it('has a digit below one percent, and is never said to be none', () => {
    const exactly = (percent: number) => ({ ...defaultUncertainty, weighed: { percent, source: 'A test' } })
    const of = (percent: number) => uncertaintyOfSum([one('weighed', 7.001)], exactly(percent))
    expect([0.01, 0.54, 0.96, 1, 1.5].map(of)).toEqual([0.01, 0.5, 1, 1, 2])
  })

  it('lies between nothing and that of the measure that is known least', () => {
    const weights = fc.array(
      fc.record({ measure: fc.constantFrom(...weightMeasures), grams: fc.integer({ min: 1 }) }),
      {
        minLength: 1,
      },
    )
    fc.assert(
      fc.property(weights, (list) => {
        const known = list.map(({ measure, grams }) => ({ measure, weightKg: grams / 1_000 }))
        const percent = uncertaintyOfSum(known, defaultUncertainty) ?? 0
        expect(percent).toBeGreaterThan(0)
        expect(percent).toBeLessThanOrEqual(
          Math.max(...known.map(({ measure }) => defaultUncertainty[measure].percent)),
        )
      }),
    )
  })
})
