import type { AttemptState, ResultOutcome } from '@thant/contracts/money/payments'

export type PayableState = 'payable' | 'paid' | 'closed'

/** `state` is the new state of the attempt; `pays` says whether the invoice or order becomes paid. */
export type Decision = { outcome: ResultOutcome; state: AttemptState; pays: boolean }

const finalStates: Record<string, AttemptState> = { '002': 'REJECTED', '003': 'CANCELLED', '999': 'FAILED' }

export function isKnownStatus(status: string): boolean {
  return status === '000' || status === '001' || status in finalStates
}

/**
 * Decides what a new result of a known attempt does (docs/payments.md 6). A success overrides earlier results; among
 * the others, the first that closes the attempt stays. Money for something paid or closed must be refunded.
 */
export function decide(status: string, state: AttemptState, payableState: PayableState): Decision {
  if (status === '000') {
    const isExpected = payableState === 'payable' && state !== 'SUCCEEDED'
    return { outcome: isExpected ? 'applied' : 'refund-due', state: 'SUCCEEDED', pays: isExpected }
  }
  const next = status === '001' ? 'WAITING' : finalStates[status]
  if (next === undefined) throw new Error(`nothing is known of the status ${status}`)
  const isUndecided = state === 'OPEN' || state === 'WAITING'
  return isUndecided ? { outcome: 'applied', state: next, pays: false } : { outcome: 'superseded', state, pays: false }
}
