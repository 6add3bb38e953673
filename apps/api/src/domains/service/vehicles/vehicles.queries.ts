import { type Vehicle, vehicleList } from '@thant/contracts/service/vehicles'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { depots, vehicles } from '#database/schema/vehicles.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { unknownDayLast } from '#lib/lists/list-columns.ts'
import { contains, dateFrom, dateTo, equals, holds, onJoined } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'

const fields = { ...getTableColumns(vehicles), depotName: depots.name }
const { outOfServiceFrom, outOfServiceTo } = vehicles

const joinDepot = <Select extends PgSelect>(select: Select) => select.innerJoin(depots, eq(depots.id, vehicles.depotId))

export const vehicleListing = createList({
  contract: vehicleList.list,
  fields,
  table: vehicles,
  join: joinDepot,
  id: vehicles.id,
  search: onJoined(contains(vehicles.plate, depots.name)),
  columns: {
    plate: vehicles.plate,
    depot: depots.name,
    capacityKg: vehicles.capacityKg,
    unloadingMinutes: vehicles.unloadingMinutes,
    outOfServiceFrom: {
      range: [dateFrom(outOfServiceFrom), dateTo(outOfServiceFrom)],
      sort: unknownDayLast(outOfServiceFrom),
    },
    outOfServiceTo: unknownDayLast(outOfServiceTo),
    createdAt: vehicles.createdAt,
  },
  filters: { depotId: equals(vehicles.depotId), archived: holds(sql`${vehicles.archivedAt} is not null`) },
  presenter: () => presentVehicle,
})

export async function getVehicle({ database }: Context, id: string): Promise<Vehicle> {
  const [vehicle] = await joinDepot(database.select(fields).from(vehicles).$dynamic()).where(eq(vehicles.id, id))
  if (vehicle === undefined) throw new AppError('vehicle.not-found')
  return presentVehicle(vehicle)
}

function presentVehicle(vehicle: SelectedRow<typeof fields>): Vehicle {
  return {
    _id: vehicle.id,
    __v: vehicle.version,
    createdAt: vehicle.createdAt.toISOString(),
    updatedAt: vehicle.updatedAt.toISOString(),
    plate: vehicle.plate,
    capacityKg: vehicle.capacityKg,
    depot: { _id: vehicle.depotId, name: vehicle.depotName },
    unloadingMinutes: vehicle.unloadingMinutes,
    shift: shiftOf(vehicle),
    outOfServiceFrom: vehicle.outOfServiceFrom,
    outOfServiceTo: vehicle.outOfServiceTo,
    archivedAt: vehicle.archivedAt?.toISOString() ?? null,
  }
}

/** Its own; a vehicle without one is out while its depot is open. */
export function shiftOf({ shiftFrom, shiftTo }: StoredShift): Vehicle['shift'] {
  return shiftFrom === null || shiftTo === null ? null : { from: shiftFrom, to: shiftTo }
}

type StoredShift = Pick<typeof vehicles.$inferSelect, 'shiftFrom' | 'shiftTo'>
