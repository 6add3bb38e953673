import type { PickupRequestState } from '@thant/contracts/service/pickup-request-states'

export type RequestStep =
  | 'accept'
  | 'decline'
  | 'counter'
  | 'agree'
  | 'refuse'
  | 'withdraw'
  | 'expire'
  | 'reopen'
  | 'reopen-late'

const steps: Record<RequestStep, { from: readonly PickupRequestState[]; to: PickupRequestState }> = {
  // Staff may always: the cut-off is for customers.
  accept: { from: ['OPEN', 'EXPIRED'], to: 'ACCEPTED' },
  decline: { from: ['OPEN', 'EXPIRED'], to: 'DECLINED' },
  counter: { from: ['OPEN', 'COUNTERED', 'EXPIRED'], to: 'COUNTERED' },
  agree: { from: ['COUNTERED'], to: 'AGREED' },
  refuse: { from: ['COUNTERED'], to: 'REFUSED' },
  withdraw: { from: ['OPEN', 'COUNTERED'], to: 'WITHDRAWN' },
  expire: { from: ['OPEN', 'COUNTERED'], to: 'EXPIRED' },
  // A declined request becomes what it was before.
  reopen: { from: ['DECLINED'], to: 'OPEN' },
  'reopen-late': { from: ['DECLINED'], to: 'EXPIRED' },
}

/** Returns the state after a step; undefined if the step is not possible. */
export function stateAfter(state: PickupRequestState, step: RequestStep): PickupRequestState | undefined {
  const { from, to } = steps[step]
  return from.includes(state) ? to : undefined
}

export function isOpenState(state: PickupRequestState): boolean {
  return steps.expire.from.includes(state)
}

/** A request past its time is expired, even if the job that writes it down has not run yet. */
export function currentState(
  { state, expiresAt }: { state: PickupRequestState; expiresAt: Date },
  now: Date,
): PickupRequestState {
  return isOpenState(state) && expiresAt <= now ? 'EXPIRED' : state
}
