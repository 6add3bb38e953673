import type { ManyResult } from '@thant/contracts/many'
import type { FormerPickup, ManyPickupsForm } from '@thant/contracts/service/many-pickups'
import type { PickupChange } from '@thant/contracts/service/pickup-forms'
import type { Pickup } from '@thant/contracts/service/pickups'
import { shareTreatments } from '#domains/materials/treatment-profiles/fill-treatments.service.ts'
import type { Context } from '#lib/context.ts'
import { doForEach, named } from '#lib/do-for-each.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { changeLockedPickup, lockPickup } from './pickups.service.ts'

/** Changes each pickup for itself. */
export async function changePickups(
  context: Context,
  { ids, change }: ManyPickupsForm,
): Promise<{ results: ManyResult[]; undo: FormerPickup[] }> {
  await shareTreatments(context)
  const { results, done } = await doForEach(context, named(ids), async ({ id }) => {
    const before = await lockPickup(context, id)
    if (before.status === 'COMPLETED') throw new AppError('pickup.completed')
    const { __v } = await changeLockedPickup(context, before, change)
    return { id, __v, change: formerValues(before, change) }
  })
  return { results, undo: done }
}

/** Puts pickups back that nobody has changed since. */
export async function undoPickups(
  context: Context,
  { pickups }: { pickups: FormerPickup[] },
): Promise<{ results: ManyResult[] }> {
  await shareTreatments(context)
  const { results } = await doForEach(context, pickups, async ({ id, __v, change }) => {
    const now = await lockPickup(context, id)
    if (now.status === 'COMPLETED' || change.status === 'COMPLETED') throw new AppError('pickup.completed')
    return changeLockedPickup(context, now, { ...change, __v })
  })
  return { results }
}

function formerValues({ vehicle, status }: Pickup, change: ManyPickupsForm['change']): Omit<PickupChange, '__v'> {
  return {
    ...(change.vehicle && {
      vehicle: {
        ...(isVehicleNamed(change.vehicle) && { plate_number: vehicle.plate_number }),
        ...(change.vehicle.driver !== undefined && { driver: vehicle.driver?._id ?? null }),
      },
    }),
    ...(change.status && { status }),
  }
}

type SentVehicle = NonNullable<ManyPickupsForm['change']['vehicle']>

function isVehicleNamed({ plate_number, vehicleId }: SentVehicle): boolean {
  return plate_number !== undefined || vehicleId !== undefined
}
