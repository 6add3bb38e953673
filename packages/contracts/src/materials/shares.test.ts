import { describe, expect, it } from 'vitest'
import { percentOfShare, roundPercent, roundShare } from './shares.ts'

describe('a share', () => {
  it.each([
    [0.57, 57],
    [0.95654, 95.654],
    [1 / 3, 33.3333333333333],
  ])('of %d is %d percent, without what binary fractions add', { tags: ['11.5-15'] }, (share, percent) => {
    expect(percentOfShare(share)).toBe(percent)
  })

  it.each([
    [0.9621964007668761, 96.22, 0.9622],
    [0.00625, 0.63, 0.0063],
    [0.0007, 0.07, 0.0007],
    [0.0000245, 0.00245, 0.0000245],
    [0, 0, 0],
    [1, 100, 1],
  ])(
    'of %d has two decimals of a percent everywhere, but is never rounded to nothing',
    { tags: ['11.5-15'] },
    (share, percent, rounded) => {
      expect([roundPercent(percentOfShare(share)), roundShare(share)]).toEqual([percent, rounded])
    },
  )
})
