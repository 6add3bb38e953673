import type { AttemptState, ResultOutcome } from '@thant/contracts/payments'

/** How it stands with what the attempt is to pay. */
export type PayableState = 'payable' | 'paid' | 'closed'

/** What a result does: to its attempt, and whether what it was for is now paid. */
export type Decision = { outcome: ResultOutcome; state: AttemptState; pays: boolean }

const finalStates: Record<string, AttemptState> = { '002': 'REJECTED', '003': 'CANCELLED', '999': 'FAILED' }

/** Statuses that we know what to make of. */
export function isKnownStatus(status: string): boolean {
  return status === '000' || status === '001' || status in finalStates
}

/**
 * What becomes of a result that fits its attempt and was not there before (docs/payments.md 6): success wins over
 * whatever came first, of all else the first that closes the attempt stays. Money for what is paid or closed is to be
 * given back.
 */
export function decide(status: string, state: AttemptState, payableState: PayableState): Decision {
  if (status === '000') {
    const isWanted = payableState === 'payable' && state !== 'SUCCEEDED'
    return { outcome: isWanted ? 'applied' : 'refund-due', state: 'SUCCEEDED', pays: isWanted }
  }
  const next = status === '001' ? 'WAITING' : finalStates[status]
  if (next === undefined) throw new Error(`nothing is known of the status ${status}`)
  const isUndecided = state === 'OPEN' || state === 'WAITING'
  return isUndecided ? { outcome: 'applied', state: next, pays: false } : { outcome: 'superseded', state, pays: false }
}
