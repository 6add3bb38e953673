import { expect, test } from 'vitest'
import { expiryAfter } from './contract-expiry.ts'

const before = { expiredDate: '2026-12-31', contracts: [{ startDate: '2026-01-01', endDate: '2026-12-31' }] }
const contracts = [...before.contracts, { startDate: '2027-01-01', endDate: '2027-11-30' }]
const withoutEnd = { ...before, expiredDate: null }
const early = { ...before, expiredDate: '2026-06-30' }

test.each([
  ['a later contract moves it', before, { contracts }, '2027-11-30'],
  ['also when the form sends the old day along', before, { contracts, expiredDate: '2026-12-31' }, '2027-11-30'],
  ['unless the form names another day', before, { contracts, expiredDate: '2028-01-31' }, '2028-01-31'],
  ['or takes it away', before, { contracts, expiredDate: null }, null],
  ['a contract without an end keeps none', withoutEnd, { contracts }, null],
  ['the same contracts keep an earlier day', early, { contracts: before.contracts }, '2026-06-30'],
  ['a removed contract keeps it', before, { contracts: [] }, '2026-12-31'],
  ['a change of other fields keeps it', before, {}, '2026-12-31'],
])('%s', (_name, organization, change, expected) => {
  expect(expiryAfter(organization, change)).toBe(expected)
})
