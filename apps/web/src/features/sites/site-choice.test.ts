import { expect, test } from 'vitest'
import { chosenSite, missingSite } from './site-choice.ts'

const airport = { _id: 'airport' }
const port = { _id: 'port' }

test('the only site goes without saying', () => {
  expect(chosenSite([airport], null)).toBe('airport')
  expect(missingSite([airport], null)).toEqual({})
})

test('one of several has to be chosen', () => {
  expect(missingSite([airport, port], null)).toEqual({ siteId: 'Required' })
  expect(chosenSite([airport, port], null)).toBeUndefined()
  expect(missingSite([airport, port], 'port')).toEqual({})
  expect(chosenSite([airport, port], 'port')).toBe('port')
})

test('while the sites are not known, the server decides', () => {
  expect(chosenSite([], null)).toBeUndefined()
  expect(missingSite([], null)).toEqual({})
})
