import { expect, test } from 'vitest'
import { commonScale } from './common-scale.ts'

test.each([
  [184, { max: 200, interval: 100 }],
  [103, { max: 150, interval: 50 }],
  [0.4, { max: 0.4, interval: 0.2 }],
  [9_000, { max: 9_000, interval: 3_000 }],
])('%d kg fits on an axis with round steps', (largest, scale) => {
  const { max, interval } = commonScale(largest)
  expect([max, interval]).toEqual([expect.closeTo(scale.max, 9), expect.closeTo(scale.interval, 9)])
})
