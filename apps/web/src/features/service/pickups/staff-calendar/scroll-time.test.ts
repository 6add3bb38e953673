import { expect, test } from 'vitest'
import { scrollTimeOf } from './scroll-time.ts'

test.each([
  ['11:20', '10:00'],
  ['06:10', '07:00'],
  ['22:40', '14:00'],
])('at %s the hours of today begin at %s', (time, from) => {
  expect(scrollTimeOf({ from: '2026-02-03', to: '2026-02-03' }, { day: '2026-02-03', time })).toBe(from)
})

test.each([[{ from: '2026-02-01', to: '2026-02-07' }], [{ from: '2026-02-08', to: '2026-02-14' }]])(
  'the hours of the week %o begin at 07:00',
  (week) => {
    expect(scrollTimeOf(week, { day: '2026-02-03', time: '16:20' })).toBe('07:00')
  },
)
