import { expect, test } from 'vitest'
import { contractTerm } from './contract-term.ts'

const today = '2026-11-21'

test.each([
  [null, { state: 'open' }],
  ['2026-11-20', { state: 'expired', daysLeft: -1 }],
  ['2024-02-29', { state: 'expired', daysLeft: -996 }],
  ['2026-11-21', { state: 'expiring', daysLeft: 0 }],
  ['2026-12-21', { state: 'expiring', daysLeft: 30 }],
  ['2026-12-22', { state: 'running', daysLeft: 31 }],
  ['2027-11-21', { state: 'running', daysLeft: 365 }],
] as const)('a contract until %s stands on 2026-11-21 as %o', (expiresOn, term) => {
  expect(contractTerm(expiresOn, today)).toEqual(term)
})
