import type { DayPlan } from '@thant/contracts/service/day-plans'

type PlannedVehicle = DayPlan['vehicles'][number]

/** The vehicles of an accepted order that drive to some of the pickups. */
export function vehiclesOf(plan: DayPlan | undefined, ids: ReadonlySet<string>): PlannedVehicle[] {
  if (plan === undefined || plan.__v === 0) return []
  return plan.vehicles.filter(({ stops }) => stops.some(({ _id }) => ids.has(_id)))
}

export type Unloading = { place: string; at: string }

/** After which pickups a vehicle unloads, where and until when. */
export function unloadingsOf(vehicles: readonly PlannedVehicle[]): Map<string, Unloading> {
  return new Map(
    vehicles.flatMap(({ depot, trips, stops }) =>
      trips.flatMap(({ unloadedAt }, index) => {
        const last = stops.findLast(({ trip }) => trip === index + 1)
        return last === undefined ? [] : [[last._id, { place: depot.name, at: unloadedAt }] as const]
      }),
    ),
  )
}
