import { sumKg, type WasteType, wasteTypes } from '@thant/contracts/materials/wastes'
import { type PickupStatus, pickupStatuses, type WayType } from '@thant/contracts/service/pickup-statuses'
import type { CalendarPickup, Pickup } from '@thant/contracts/service/pickups'
import { byArrival } from '@thant/contracts/service/planned-arrivals'
import { isDay } from '#components/pickers/parse-day.ts'

/** Returns the day that an address asks for, or today. */
export function runDay(address: URLSearchParams, today: string): string {
  const requested = address.get('day') ?? ''
  return isDay(requested) ? requested : today
}

/** What a driver drives on a day; null is what nobody drives yet. */
export type Run = { driver: CalendarPickup['driver']; pickups: readonly CalendarPickup[] }

/** A stop on hold stays, with its number, so that nobody looks for it. */
const listed = new Set<PickupStatus>(pickupStatuses.filter((status) => status !== 'CANCELLED'))

/** Groups the pickups of a day by driver, by name; those without a driver come last. */
export function runsOf(pickups: readonly CalendarPickup[]): Run[] {
  const groups = Map.groupBy(
    pickups.filter(({ status }) => listed.has(status)),
    ({ driver }) => driver?._id ?? '',
  )
  return [...groups.values()]
    .map((own): Run => ({ driver: own[0]?.driver ?? null, pickups: own.toSorted(byArrival) }))
    .sort((one, other) => {
      if (one.driver === null || other.driver === null) return one.driver === null ? 1 : -1
      return one.driver.name.localeCompare(other.driver.name)
    })
}

type WeightBox = { type: WasteType /** What was weighed; a box to write into is empty. */; kg?: number }

/** A box for each waste type; of a completed stop with what was weighed of it. */
export function weightBoxes({ wayType, status, items }: Pick<Pickup, 'wayType' | 'status' | 'items'>): WeightBox[] {
  const types = typesToWeigh(wayType)
  if (status !== 'COMPLETED') return types.map((type) => ({ type }))
  const weighed = Map.groupBy(items, ({ productType }) => productType)
  return wasteTypes
    .filter((type) => weighed.has(type))
    .map((type) => ({ type, kg: sumKg((weighed.get(type) ?? []).map(({ quantity }) => quantity)) }))
}

/** The waste types to weigh; without a way type, any of them may come. Every stop may turn out to have mixed waste. */
export function typesToWeigh(wayType: WayType | null): readonly WasteType[] {
  if (wayType === 'Organic') return ['Organic', 'Mixed']
  return wayType === 'Dry' ? wasteTypes.filter((type) => type !== 'Organic') : wasteTypes
}
