import type { Vehicle, VehicleChange, VehicleForm } from '@thant/contracts/service/vehicles'
import { vehicles } from '#database/schema/vehicles.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { assertDepotIsActive } from './depots.queries.ts'
import { namePlateAhead } from './named-vehicle.service.ts'
import { getVehicle } from './vehicles.queries.ts'

const writes = recordWrites({
  entity: 'vehicle',
  table: vehicles,
  get: getVehicle,
  audited: ({ _id, __v, createdAt, updatedAt, archivedAt, depot, ...values }: Vehicle) => ({
    ...values,
    depot: depot.name,
  }),
  taken: { vehicle_plate_is_unique: { path: 'plate', code: 'vehicle.plate-taken' } },
})

export async function addVehicle(context: Context, form: VehicleForm): Promise<Vehicle> {
  assertDaysAreInOrder(form)
  await assertDepotIsActive(context, form.depotId)
  const added = await writes.create(context, 'vehicle.create', columnsOf(form))
  await namePlateAhead(context, added)
  return added
}

export async function changeVehicle(
  context: Context,
  id: string,
  { __v: version, ...form }: VehicleChange,
): Promise<Vehicle> {
  let former: string | undefined
  const changed = await writes.change(context, 'vehicle.change', { id, version }, async (before) => {
    former = before.plate
    assertDaysAreInOrder({ ...before, ...form })
    if (form.depotId !== undefined) await assertDepotIsActive(context, form.depotId)
    return columnsOf(form)
  })
  if (changed.plate !== former) await namePlateAhead(context, changed, former)
  return changed
}

export function archiveVehicle(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'vehicle.archive', id)
}

export async function restoreVehicle(context: Context, id: string): Promise<Vehicle> {
  const restored = await writes.restore(context, 'vehicle.restore', id, ({ depot }) =>
    assertDepotIsActive(context, depot._id),
  )
  await namePlateAhead(context, restored)
  return restored
}

/** Leaves out what was not sent, so that it stays as it is. */
function columnsOf<Form extends Partial<VehicleForm>>({ shift, ...form }: Form) {
  return { ...form, ...(shift !== undefined && { shiftFrom: shift?.from ?? null, shiftTo: shift?.to ?? null }) }
}

type Days = Partial<Pick<Vehicle, 'outOfServiceFrom' | 'outOfServiceTo'>>

function assertDaysAreInOrder({ outOfServiceFrom: from, outOfServiceTo: to }: Days): void {
  if (!to) return
  if (!from) throw errorAt('outOfServiceFrom', 'vehicle.first-day-missing')
  if (to < from) throw errorAt('outOfServiceTo', 'vehicle.days-backwards')
}
