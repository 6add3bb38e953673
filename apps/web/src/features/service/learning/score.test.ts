import { expect, test } from 'vitest'
import { isGoodScore } from './score.ts'

test.each([
  [0, false],
  [33.33, false],
  [50, false],
  [50.01, true],
  [66.67, true],
  [100, true],
])('%d percent is a good score: %s', { tags: ['5-44', '9-55'] }, (percentage, isGood) => {
  expect(isGoodScore(percentage)).toBe(isGood)
})
