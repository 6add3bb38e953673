import { describe, expect, it } from 'vitest'
import { slipsThatFit } from './evidence-slips.ts'

describe('the slips in the file of the evidence', () => {
  it.each([
    ['all of them up to the limit', [4, 3, 3], [4, 3, 3]],
    ['not the one that goes beyond it', [4, 3, 4], [4, 3]],
    ['smaller ones after one that is too large alone', [11, 4, 7, 6], [4, 6]],
    ['none where there are none', [], []],
  ])('are %s', { tags: ['2.13-30'] }, (_, sizes, fitting) => {
    const slips = sizes.map((bytes) => ({ bytes }))
    expect(slipsThatFit(slips, 10).map(({ bytes }) => bytes)).toEqual(fitting)
  })
})
