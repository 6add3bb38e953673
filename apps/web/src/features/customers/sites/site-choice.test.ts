import { expect, test } from 'vitest'
import { chosenSite, missingSite, offeredSite } from './site-choice.ts'

const airport = { _id: 'airport' }
const port = { _id: 'port' }

test('the only site goes without saying', () => {
  expect(chosenSite([airport], null)).toBe('airport')
  expect(missingSite([airport], null)).toEqual({})
})

test('one of several has to be chosen', { tags: ['10.2-10'] }, () => {
  expect(missingSite([airport, port], null)).toEqual({ siteId: 'Required' })
  expect(chosenSite([airport, port], null)).toBeUndefined()
  expect(missingSite([airport, port], 'port')).toEqual({})
  expect(chosenSite([airport, port], 'port')).toBe('port')
})

test('while the sites are not known, the server decides', () => {
  expect(chosenSite([], null)).toBeUndefined()
  expect(missingSite([], null)).toEqual({})
})

test.each([
  [[airport, port], 'port', 'port'],
  [[airport, port], 'a closed site', undefined],
  [[airport], 'airport', undefined],
  [[], 'port', 'port'],
  [[airport, port], null, undefined],
])('of %j the address asks for %j, which is %j', { tags: ['10.2-09'] }, (offered, requested, expected) => {
  expect(offeredSite(offered, requested)).toBe(expected)
})
