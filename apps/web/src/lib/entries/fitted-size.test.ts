import { expect, test } from 'vitest'
import { fittedSize } from './fitted-size.ts'

test.each([
  [4_000, 3_000, 1_600, 1_200],
  [3_000, 4_000, 1_200, 1_600],
  [1_601, 1, 1_600, 1],
  [20_000, 2, 1_600, 1],
  [800, 600, 800, 600],
])('a photo of %i x %i is made %i x %i', (width, height, fittedWidth, fittedHeight) => {
  expect(fittedSize({ width, height }, 1_600)).toEqual({ width: fittedWidth, height: fittedHeight })
})
