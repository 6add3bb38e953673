import { expect, test } from 'vitest'
import { parseDay } from './parse-day.ts'

test.each([
  ['2026/02/03', '2026-02-03'],
  [' 2026-2-3 ', '2026-02-03'],
  ['2026.12.31', '2026-12-31'],
  ['၂၀၂၆/၂/၃', '2026-02-03'],
  ['2024/02/29', '2024-02-29'],
  ['2026/02/29', null],
  ['2026/13/01', null],
  ['03/02/2026', null],
  ['tomorrow', null],
  ['', null],
])('reads %j as %j', (typed, day) => {
  expect(parseDay(typed)).toBe(day)
})
