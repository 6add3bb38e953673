import { type MonthlyWaste, sumKg, wasteTypes } from '@thant/contracts/materials/wastes'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { pickupsByDay } from '#features/service/pickups/yearly-calendar/pickups-by-day.ts'

/** Adds up the items of pickups by day in the company's time zone; `month` of a row is that day, the earliest first. */
export function wasteByDay(pickups: readonly OrganizationPickup[], timeZone: string): MonthlyWaste[] {
  return [...pickupsByDay(pickups, timeZone)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, ofDay]) => rowOf(day, ofDay))
}

function rowOf(day: string, pickups: readonly OrganizationPickup[]): MonthlyWaste {
  const items = pickups.flatMap(({ items: weighed = [] }) => weighed)
  const kilograms = wasteTypes.map((type) => [
    type,
    sumKg(items.filter(({ productType }) => productType === type).map(({ quantity }) => quantity)),
  ])
  return { month: day, ...Object.fromEntries(kilograms) } as MonthlyWaste
}
