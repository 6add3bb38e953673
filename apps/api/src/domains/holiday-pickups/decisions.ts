import type { DecidedPickups, DecisionOnPickup } from '@thant/contracts/holiday-pickups'
import { isHoliday, type WorkingDays } from '#domains/company-days/working-days.ts'
import type { LockedPickup } from '#domains/pickups/many-pickups.service.ts'
import { dayOf, timeOfDayOn, zonedOf } from '#lib/company-time.ts'

type Surroundings = {
  pickups: ReadonlyMap<string, LockedPickup>
  workingDays: WorkingDays
  now: Date
  timeZone: string
}

export type JudgedDecisions = Pick<DecidedPickups, 'conflicts'> & {
  moves: Array<{ pickup: LockedPickup; to: Date }>
  cancelled: LockedPickup[]
  /** Each with the closed day on which it stays. */
  kept: Array<{ id: string; day: string }>
}

/** Separates the decisions that hold from those that meet a pickup which was changed, or a day that is closed too. */
export function judgeDecisions(decisions: readonly DecisionOnPickup[], surroundings: Surroundings): JudgedDecisions {
  const judged: JudgedDecisions = { moves: [], cancelled: [], kept: [], conflicts: [] }
  for (const { _id, __v, decision, day } of decisions) {
    const pickup = surroundings.pickups.get(_id)
    const to = pickup && day != null ? onDay(pickup.pickUpAt, day, surroundings.timeZone) : undefined
    const reason = conflictOf(pickup, __v, decision === 'move' ? to : undefined, surroundings)
    if (pickup === undefined || reason !== undefined) judged.conflicts.push({ _id, reason: reason ?? 'gone' })
    else if (decision === 'move' && to !== undefined) judged.moves.push({ pickup, to })
    else if (decision === 'cancel') judged.cancelled.push(pickup)
    else judged.kept.push({ id: _id, day: dayOf(pickup.pickUpAt, surroundings.timeZone) })
  }
  return judged
}

function conflictOf(
  pickup: LockedPickup | undefined,
  version: number,
  to: Date | undefined,
  { workingDays, now, timeZone }: Surroundings,
): DecidedPickups['conflicts'][number]['reason'] | undefined {
  if (pickup === undefined) return 'gone'
  if (pickup.version !== version) return 'changed'
  if (to === undefined) return undefined
  if (to <= now) return 'passed'
  // A weekday of rest may be meant; a holiday would have to be decided again.
  return isHoliday(workingDays, dayOf(to, timeZone)) ? 'closed' : undefined
}

/** Keeps the time of day on the company's clock. */
function onDay(instant: Date, day: string, timeZone: string): Date {
  return timeOfDayOn(day, zonedOf(instant, timeZone).toPlainTime().toString(), timeZone)
}
