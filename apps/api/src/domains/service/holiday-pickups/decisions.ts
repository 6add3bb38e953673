import type { DecidedPickups, DecisionOnPickup } from '@thant/contracts/service/holiday-pickups'
import { isHoliday, isWorkingDay, type WorkingDays } from '#domains/company/company-days/working-days.ts'
import type { LockedPickup } from '#domains/service/pickups/many-pickups.service.ts'
import { type Visit, visitKey } from '#domains/service/schedules/visits.queries.ts'
import { dayOf, timeOfDayOn, zonedOf } from '#lib/company-time.ts'

type Surroundings = {
  pickups: ReadonlyMap<string, LockedPickup>
  /** The pickups of their sites on the days to which some are moved. */
  visits: readonly Visit[]
  /** The last day that is near enough for each organization: a year ahead, or the end of its contract. */
  lastDays: ReadonlyMap<string, string>
  workingDays: WorkingDays
  now: Date
  timeZone: string
}

export type JudgedDecisions = Pick<DecidedPickups, 'conflicts'> & {
  moves: Array<{ pickup: LockedPickup; to: Date }>
  cancelled: LockedPickup[]
  /** Each with the closed day on which it stays. */
  kept: Array<{ pickup: LockedPickup; day: string }>
}

type Reason = DecidedPickups['conflicts'][number]['reason']

/**
 * Separates the decisions that hold from those that meet a pickup which was changed, or a day that does not suit. Of two
 * pickups of a site and way type that are moved to one day, the first one goes there.
 */
export function judgeDecisions(decisions: readonly DecisionOnPickup[], surroundings: Surroundings): JudgedDecisions {
  const { pickups, visits, timeZone } = surroundings
  const leaving = new Set(decisions.filter(({ decision }) => decision !== 'keep').map(({ _id }) => _id))
  const taken = new Set(visits.filter(({ id }) => !leaving.has(id)).map((visit) => visitKey(visit, visit.day)))
  const judged: JudgedDecisions = { moves: [], cancelled: [], kept: [], conflicts: [] }
  for (const decided of decisions) {
    const pickup = pickups.get(decided._id)
    const to = pickup && decided.day != null ? onDay(pickup.pickUpAt, decided.day, timeZone) : undefined
    const reason = conflictOf(pickup, decided, to, { ...surroundings, taken })
    if (pickup === undefined || reason !== undefined)
      judged.conflicts.push({ _id: decided._id, reason: reason ?? 'gone' })
    else if (decided.decision === 'move' && to !== undefined) {
      taken.add(visitKey(pickup, dayOf(to, timeZone)))
      judged.moves.push({ pickup, to })
    } else if (decided.decision === 'cancel') judged.cancelled.push(pickup)
    else judged.kept.push({ pickup, day: dayOf(pickup.pickUpAt, timeZone) })
  }
  return judged
}

/** Returns the instant on another day at the same time of day on the company's clock. */
export function onDay(instant: Date, day: string, timeZone: string): Date {
  return timeOfDayOn(day, zonedOf(instant, timeZone).toPlainTime().toString(), timeZone)
}

function conflictOf(
  pickup: LockedPickup | undefined,
  { __v, decision, isSure }: DecisionOnPickup,
  to: Date | undefined,
  { workingDays, lastDays, taken, now, timeZone }: Surroundings & { taken: ReadonlySet<string> },
): Reason | undefined {
  if (pickup === undefined) return 'gone'
  if (pickup.version !== __v) return 'changed'
  if (decision !== 'move' || to === undefined) return undefined
  if (to <= now) return 'passed'
  const day = dayOf(to, timeZone)
  if (isHoliday(workingDays, day)) return 'closed'
  if (isSure === true) return undefined
  if (taken.has(visitKey(pickup, day))) return 'taken'
  if (!isWorkingDay(workingDays, day)) return 'rest'
  return day > (lastDays.get(pickup.organizationId) ?? day) ? 'far' : undefined
}
