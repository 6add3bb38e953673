import { expect, test } from 'vitest'
import { anyTime, hoursBodyOf, missingHoursOf } from './opening-hours.ts'

test('a place without opening hours is open at any time', () => {
  expect(hoursBodyOf(anyTime)).toBeNull()
  const openingHours = { from: '07:30', to: '17:00' }
  expect(hoursBodyOf(openingHours)).toEqual(openingHours)
})

test.each([
  [{ from: '07:30', to: null }, 'openingHours.to'],
  [{ from: null, to: '17:00' }, 'openingHours.from'],
])('of %o the other time is missing', { tags: ['10.8-02'] }, (openingHours, path) => {
  expect(missingHoursOf({ openingHours })).toEqual({ [path]: 'Required' })
})

test.each([
  { from: null, to: null },
  { from: '07:30', to: '17:00' },
])('%o lacks nothing', (openingHours) => {
  expect(missingHoursOf({ openingHours })).toEqual({})
})
