import type { DayPlan } from '@thant/contracts/service/day-plans'
import type { TodaysPickup, Unloading } from '@thant/contracts/service/pickups'

type PlannedVehicle = DayPlan['vehicles'][number]

/** The vehicles of an accepted order that drive to some of the pickups. */
export function vehiclesOf(plan: DayPlan | undefined, ids: ReadonlySet<string>): PlannedVehicle[] {
  if (plan === undefined || plan.__v === 0) return []
  return plan.vehicles.filter(({ stops }) => stops.some(({ _id }) => ids.has(_id)))
}

type Run = ReadonlyArray<Pick<TodaysPickup, '_id' | 'vehicle' | 'unloading'>>

/** After which stops of a sheet a vehicle unloads; where the sheet leaves that stop out, after the one before. */
export function unloadingsOf(day: Run, ids: ReadonlySet<string>): Map<string, Unloading> {
  const lastOf = new Map<string | null, string>()
  const unloadings = new Map<string, Unloading>()
  for (const { _id, vehicle, unloading } of day) {
    if (ids.has(_id)) lastOf.set(vehicle.vehicleId, _id)
    const last = lastOf.get(vehicle.vehicleId)
    if (unloading !== null && last !== undefined) unloadings.set(last, unloading)
  }
  return unloadings
}
