import type { AttemptState } from '@thant/contracts/money/payments'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, isKnownStatus, type PayableState } from './result-decision.ts'

describe('a result', () => {
  it.each([
    ['000', 'OPEN', 'payable', 'applied', 'SUCCEEDED', true],
    ['000', 'WAITING', 'payable', 'applied', 'SUCCEEDED', true],
    ['000', 'REJECTED', 'payable', 'applied', 'SUCCEEDED', true],
    ['000', 'CANCELLED', 'payable', 'applied', 'SUCCEEDED', true],
    ['000', 'FAILED', 'payable', 'applied', 'SUCCEEDED', true],
    ['000', 'EXPIRED', 'payable', 'applied', 'SUCCEEDED', true],
    ['000', 'OPEN', 'paid', 'refund-due', 'SUCCEEDED', false],
    ['000', 'OPEN', 'closed', 'refund-due', 'SUCCEEDED', false],
    ['000', 'SUCCEEDED', 'paid', 'refund-due', 'SUCCEEDED', false],
    ['000', 'SUCCEEDED', 'payable', 'refund-due', 'SUCCEEDED', false],
    ['001', 'OPEN', 'payable', 'applied', 'WAITING', false],
    ['001', 'WAITING', 'payable', 'applied', 'WAITING', false],
    ['001', 'SUCCEEDED', 'paid', 'superseded', 'SUCCEEDED', false],
    ['001', 'EXPIRED', 'payable', 'superseded', 'EXPIRED', false],
    ['002', 'OPEN', 'payable', 'applied', 'REJECTED', false],
    ['003', 'WAITING', 'payable', 'applied', 'CANCELLED', false],
    ['999', 'OPEN', 'paid', 'applied', 'FAILED', false],
    ['002', 'SUCCEEDED', 'paid', 'superseded', 'SUCCEEDED', false],
    ['003', 'REJECTED', 'payable', 'superseded', 'REJECTED', false],
    ['999', 'EXPIRED', 'payable', 'superseded', 'EXPIRED', false],
  ] as const)('%s for an attempt that is %s of something %s is %s: %s, pays: %s', (status, state, payable, ...rest) => {
    const [outcome, next, pays] = rest
    expect(decide(status, state, payable)).toEqual({ outcome, state: next, pays })
  })

  it.each(['', '00', '0000', '004', 'abc'])('with the status %j is not known', (status) => {
    expect(isKnownStatus(status)).toBe(false)
    expect(() => decide(status, 'OPEN', 'payable')).toThrow('nothing is known of the status')
  })
})

const statuses = ['000', '001', '002', '003', '999']
const finals: Record<string, AttemptState> = { '002': 'REJECTED', '003': 'CANCELLED', '999': 'FAILED' }

/** Applies the results in this order and ignores repeated ones, as the service does. */
function play(results: string[]) {
  let [state, payable, paid]: [AttemptState, PayableState, number] = ['OPEN', 'payable', 0]
  const known = new Set<string>()
  for (const status of results) {
    if (known.has(status)) continue
    known.add(status)
    const decision = decide(status, state, payable)
    state = decision.state
    if (decision.pays) [payable, paid] = ['paid', paid + 1]
  }
  return { state, payable, paid }
}

describe('results in any order, sent as often as it likes,', () => {
  it('end as docs/payments.md 6 says: success wins, else the first final one, else a slip waits', {
    tags: ['R-sec-38'],
  }, () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses), { maxLength: 12 }), (results) => {
        const first = results.find((status) => status in finals)
        const expected = results.includes('000')
          ? { state: 'SUCCEEDED', payable: 'paid', paid: 1 }
          : {
              state: (first && finals[first]) ?? (results.includes('001') ? 'WAITING' : 'OPEN'),
              payable: 'payable',
              paid: 0,
            }
        expect(play(results)).toEqual(expected)
      }),
      { numRuns: 1_000 },
    )
  })
})
