import { expect, test } from 'vitest'
import { instantOf, wallClockOf } from './zoned-time.ts'

test.each([
  ['2026-02-03', '09:30', 'Asia/Yangon', '2026-02-03T03:00:00Z'],
  ['2026-03-01', '00:00', 'Asia/Yangon', '2026-02-28T17:30:00Z'],
  ['2026-07-01', '09:30', 'Europe/Berlin', '2026-07-01T07:30:00Z'],
])('%s %s in %s is %s and back', (day, time, timeZone, instant) => {
  expect(instantOf(day, time, timeZone)).toBe(instant)
  expect(wallClockOf(instant, timeZone)).toEqual({ day, time })
})

test('takes the later hour where the clock is put forward', () => {
  expect(wallClockOf(instantOf('2026-03-29', '02:30', 'Europe/Berlin'), 'Europe/Berlin').time).toBe('03:30')
})
