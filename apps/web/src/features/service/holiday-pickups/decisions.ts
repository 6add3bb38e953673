import type { DecisionOnPickup, HolidayPickup } from '@thant/contracts/service/holiday-pickups'

export type Choice = HolidayPickup['proposal'] & {
  /** Staff saw what speaks against the new day. */
  isSure?: boolean
}

/** Sends what was chosen for each pickup, or else what was proposed. */
export function decisionsFor(
  pickups: readonly HolidayPickup[],
  chosen: ReadonlyMap<string, Choice>,
): DecisionOnPickup[] {
  return pickups.map((pickup) => {
    const { decision, day, isSure }: Choice = chosen.get(pickup._id) ?? pickup.proposal
    return { _id: pickup._id, __v: pickup.__v, decision, day: decision === 'move' ? day : null, isSure }
  })
}

/** Counts what will happen, e.g. for the button that accepts all. */
export function countDecisions(decisions: readonly DecisionOnPickup[]): Record<Choice['decision'], number> {
  const count = (decision: Choice['decision']) => decisions.filter((made) => made.decision === decision).length
  return { move: count('move'), keep: count('keep'), cancel: count('cancel') }
}
