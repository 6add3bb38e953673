import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Depot, depotEndpoints } from '@thant/contracts/service/depots'
import { anyTime, type HoursValues, hoursBodyOf } from '#components/fields/opening-hours.ts'

export type DepotValues = Pick<Depot, 'name' | 'address' | 'location'> & { openingHours: HoursValues }

export const emptyDepot: DepotValues = { name: '', address: '', location: null, openingHours: anyTime }

export function valuesOfDepot({ name, address, location, openingHours }: Depot): DepotValues {
  return { name, address, location, openingHours: openingHours ?? anyTime }
}

export function depotBodyOf({ openingHours, ...values }: DepotValues): BodyInputOf<typeof depotEndpoints.create> {
  return { ...values, openingHours: hoursBodyOf(openingHours) }
}
