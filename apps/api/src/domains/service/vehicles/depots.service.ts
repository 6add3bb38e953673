import type { Depot, DepotChange, DepotForm } from '@thant/contracts/service/depots'
import { depots } from '#database/schema/vehicles.ts'
import type { Context } from '#lib/context.ts'
import { placeColumnsOf } from '#lib/records/place.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { countVehiclesOf, getDepot } from './depots.queries.ts'

const writes = recordWrites({
  entity: 'depot',
  table: depots,
  get: getDepot,
  audited: ({ _id, __v, createdAt, updatedAt, archivedAt, ...values }: Depot) => values,
  taken: { depot_name_is_unique: { path: 'name', code: 'depot.name-taken' } },
})

export function addDepot(context: Context, form: DepotForm): Promise<Depot> {
  const { name, address } = form
  return writes.create(context, 'depot.create', { name, address, ...placeColumnsOf(form) })
}

export function changeDepot(context: Context, id: string, { __v: version, ...form }: DepotChange): Promise<Depot> {
  const { name, address } = form
  return writes.change(context, 'depot.change', { id, version }, () => ({ name, address, ...placeColumnsOf(form) }))
}

/** Refuses a depot to which vehicles would still return. */
export function archiveDepot(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'depot.archive', id, async () => {
    const count = await countVehiclesOf(context, id)
    if (count > 0) throw new AppError('depot.in-use', { values: { count } })
  })
}

export function restoreDepot(context: Context, id: string): Promise<Depot> {
  return writes.restore(context, 'depot.restore', id)
}
