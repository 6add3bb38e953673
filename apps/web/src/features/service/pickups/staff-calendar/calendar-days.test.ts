import { maxCalendarDays } from '@thant/contracts/service/pickups'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarView, calendarViews, countedIn, dayOfNeighbour, daysShown } from './calendar-days.ts'

test.each<[CalendarView, string, string, string]>([
  ['month', '2026-03-17', '2026-03-01', '2026-04-04'],
  ['month', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['month', '2026-08-31', '2026-07-26', '2026-09-05'],
  ['week', '2026-03-01', '2026-03-01', '2026-03-07'],
  ['week', '2026-03-07', '2026-03-01', '2026-03-07'],
  ['list', '2026-12-31', '2026-12-31', '2027-01-06'],
  ['day', '2028-02-29', '2028-02-29', '2028-02-29'],
])('a %s around %s shows %s to %s', { tags: ['2.8-08'] }, (view, day, from, to) => {
  expect(daysShown(view, day)).toEqual({ from, to })
})

test.each<[CalendarView, string, string, string]>([
  ['month', '2026-03-31', '2026-02-01', '2026-04-01'],
  ['week', '2026-03-01', '2026-02-22', '2026-03-08'],
  ['day', '2026-03-01', '2026-02-28', '2026-03-02'],
])('the neighbours of the %s of %s are those of %s and %s', (view, day, before, after) => {
  expect([dayOfNeighbour(view, day, -1), dayOfNeighbour(view, day, 1)]).toEqual([before, after])
})

const anyDay = fc
  .date({ min: new Date('1991-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('every view includes its day, and fits into one request', () => {
  fc.assert(
    fc.property(fc.constantFrom(...calendarViews), anyDay, (view, day) => {
      const { from, to } = daysShown(view, day)
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
      return from <= day && day <= to && days <= maxCalendarDays
    }),
  )
})

test('a month counts its own pickups only, and a week all that it shows', () => {
  const pickups = ['2026-10-31T17:29:00Z', '2026-10-31T17:30:00Z', '2026-11-30T17:29:00Z', '2026-11-30T17:30:00Z'].map(
    (pickUpTime) => ({ pickUpTime }),
  )
  expect(countedIn({ view: 'month', day: '2026-11-22' }, pickups, 'Asia/Yangon')).toEqual(pickups.slice(1, 3))
  expect(countedIn({ view: 'week', day: '2026-11-22' }, pickups, 'Asia/Yangon')).toEqual(pickups)
})
