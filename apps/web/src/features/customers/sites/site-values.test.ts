import { expect, test } from 'vitest'
import { emptySite, missingHoursOf, siteBodyOf } from './site-values.ts'

test('a site without opening hours is open at any time', () => {
  expect(siteBodyOf(emptySite).openingHours).toBeNull()
  const openingHours = { from: '07:30', to: '17:00' }
  expect(siteBodyOf({ ...emptySite, openingHours }).openingHours).toEqual(openingHours)
})

test.each([
  [{ from: '07:30', to: null }, 'openingHours.to'],
  [{ from: null, to: '17:00' }, 'openingHours.from'],
])('of %o the other time is missing', (openingHours, path) => {
  expect(missingHoursOf({ ...emptySite, openingHours })).toEqual({ [path]: 'Required' })
})

test.each([
  { from: null, to: null },
  { from: '07:30', to: '17:00' },
])('%o lacks nothing', (openingHours) => {
  expect(missingHoursOf({ ...emptySite, openingHours })).toEqual({})
})
