import type { PlannedPickup } from './schedule-plan.ts'

export type ExistingPickup = {
  id: string
  occurrenceOn: string
  pickUpAt: Date
  /** It lies ahead, and neither a person nor another record has anything to do with it. */
  isUntouched: boolean
}

export type PlanComparison<Existing extends ExistingPickup> = {
  made: number
  moved: Array<{ id: string; pickUpAt: Date }>
  /** These keep their time, but may get another driver, vehicle or way type. */
  stay: string[]
  removed: string[]
  kept: Existing[]
}

/** Compares the pickups that a schedule has with those that it should have. Touched ones stay whatever it says. */
export function comparePlan<Existing extends ExistingPickup>(
  existing: readonly Existing[],
  planned: readonly PlannedPickup[],
): PlanComparison<Existing> {
  const wanted = new Map(planned.map(({ occurrenceOn, pickUpAt }) => [occurrenceOn, pickUpAt]))
  const comparison: PlanComparison<Existing> = { made: 0, moved: [], stay: [], removed: [], kept: [] }
  for (const pickup of existing) {
    const pickUpAt = wanted.get(pickup.occurrenceOn)
    wanted.delete(pickup.occurrenceOn)
    if (!pickup.isUntouched) comparison.kept.push(pickup)
    else if (pickUpAt === undefined) comparison.removed.push(pickup.id)
    else if (pickUpAt.getTime() === pickup.pickUpAt.getTime()) comparison.stay.push(pickup.id)
    else comparison.moved.push({ id: pickup.id, pickUpAt })
  }
  return { ...comparison, made: wanted.size }
}
