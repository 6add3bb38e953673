import { expect, it } from 'vitest'
import { proposalFor } from './proposal.ts'

const days = {
  weekdays: [1, 2, 3, 4, 5, 6],
  closed: new Set(['2027-04-13', '2027-04-14', '2027-04-15', '2027-04-16', '2027-04-17']),
  working: new Set<string>(),
}

it.each([
  ['ask', '2027-03-01', { decision: 'move', day: '2027-04-19' }],
  [null, '2027-03-01', { decision: 'move', day: '2027-04-19' }],
  ['next', '2027-03-01', { decision: 'move', day: '2027-04-19' }],
  ['previous', '2027-03-01', { decision: 'move', day: '2027-04-12' }],
  ['previous', '2027-04-12', { decision: 'move', day: '2027-04-19' }],
  ['skip', '2027-03-01', { decision: 'cancel', day: null }],
] as const)('proposes for the policy %s on %s: %j', (policy, today, proposal) => {
  expect(proposalFor(policy, { day: '2027-04-14', today }, days)).toEqual(proposal)
})
