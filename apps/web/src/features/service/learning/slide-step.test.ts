import { expect, test } from 'vitest'
import { slideStep } from './slide-step.ts'

test.each([
  [null, 1],
  ['1', 1],
  ['5', 5],
  ['8', 8],
  ['9', 8],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['last', 1],
  ['1e9', 1],
])('the address %j shows slide %i of 8', (text, step) => {
  expect(slideStep(text, 8)).toBe(step)
})
