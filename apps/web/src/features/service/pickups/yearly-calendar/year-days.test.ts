import { expect, test } from 'vitest'
import { dayByKey, weeksOf } from './year-days.ts'

test.each([
  [2026, 2, 4, '2026-02-01', '2026-02-28'],
  [2026, 5, 6, '2026-05-01', '2026-05-31'],
  [2028, 2, 5, '2028-02-01', '2028-02-29'],
])('%i/%i has %i weeks from Sunday on', (year, month, weeks, first, last) => {
  const found = weeksOf(year, month)
  const days = found.flat().filter((day) => day !== null)
  expect(found).toHaveLength(weeks)
  expect([days[0], days.at(-1)]).toEqual([first, last])
  expect(found.every((week) => week.length === 7)).toBe(true)
  for (const [weekday, day] of found.flatMap((week) => [...week.entries()])) {
    if (day !== null) expect(new Date(day).getUTCDay(), day).toBe(weekday)
  }
})

test.each([
  ['2026-03-01', 'ArrowLeft', '2026-02-28'],
  ['2026-12-31', 'ArrowRight', '2027-01-01'],
  ['2026-01-05', 'ArrowUp', '2025-12-29'],
  ['2026-02-24', 'ArrowDown', '2026-03-03'],
  ['2026-03-31', 'PageUp', '2026-02-28'],
  ['2026-01-31', 'PageDown', '2026-02-28'],
  ['2026-11-21', 'Home', '2026-11-15'],
  ['2026-11-15', 'End', '2026-11-21'],
  ['2026-11-15', 'Enter', undefined],
  ['2099-12-31', 'ArrowRight', undefined],
])('from %s, %s moves to %s', (day, key, to) => {
  expect(dayByKey(day, key)).toBe(to)
})
