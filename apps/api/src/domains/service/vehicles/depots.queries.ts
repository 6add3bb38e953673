import { type Depot, depotList } from '@thant/contracts/service/depots'
import { and, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { depots, vehicles } from '#database/schema/vehicles.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, holds } from '#lib/lists/list-filters.ts'
import { locationOf, openingHoursOf } from '#lib/records/place.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'

export const depotListing = createList({
  contract: depotList.list,
  fields: getTableColumns(depots),
  table: depots,
  id: depots.id,
  search: contains(depots.name, depots.address),
  columns: { name: depots.name, address: depots.address, createdAt: depots.createdAt },
  filters: { archived: holds(sql`${depots.archivedAt} is not null`) },
  presenter: () => presentDepot,
})

export async function getDepot({ database }: Context, id: string): Promise<Depot> {
  const [depot] = await database.select().from(depots).where(eq(depots.id, id))
  if (depot === undefined) throw new AppError('depot.not-found')
  return presentDepot(depot)
}

/** Throws at the field that names the depot. It cannot be archived until the transaction ends. */
export async function assertDepotIsActive({ database }: Context, id: string): Promise<void> {
  const isActive = and(eq(depots.id, id), isNull(depots.archivedAt))
  const found = await database.select({ id: depots.id }).from(depots).where(isActive).for('key share')
  if (found.length === 0) throw errorAt('depotId', 'depot.unknown')
}

export async function countVehiclesOf({ database }: Context, depotId: string): Promise<number> {
  const isThere = and(eq(vehicles.depotId, depotId), isNull(vehicles.archivedAt))
  const [row] = await database.select({ found: count() }).from(vehicles).where(isThere)
  return row?.found ?? 0
}

function presentDepot(depot: typeof depots.$inferSelect): Depot {
  return {
    _id: depot.id,
    __v: depot.version,
    createdAt: depot.createdAt.toISOString(),
    updatedAt: depot.updatedAt.toISOString(),
    name: depot.name,
    address: depot.address,
    location: locationOf(depot),
    openingHours: openingHoursOf(depot),
    archivedAt: depot.archivedAt?.toISOString() ?? null,
  }
}
