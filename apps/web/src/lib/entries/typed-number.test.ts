import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['12', 12],
  [' 1,250.50 ', 1250.5],
  ['၄၅.၅', 45.5],
  ['', undefined],
  ['  ', undefined],
  ['many', Number.NaN],
  ['1.5.2', Number.NaN],
  ['-3', -3],
  ['1e2', Number.NaN],
  ['0x10', Number.NaN],
])('reads %j as %j', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})
