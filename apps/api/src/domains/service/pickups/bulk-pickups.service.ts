import type { FormerPickup, ManyPickupsForm, PickupResult } from '@thant/contracts/service/many-pickups'
import type { PickupChange } from '@thant/contracts/service/pickup-forms'
import type { Pickup } from '@thant/contracts/service/pickups'
import { shareTreatments } from '#domains/materials/treatment-profiles/fill-treatments.service.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import { doOrRefuse } from '#lib/savepoint.ts'
import { changeLockedPickup, lockPickup } from './pickups.service.ts'

/** Changes each pickup for itself, in the order of their ids, so that two who change many wait for each other. */
export async function changePickups(
  context: Context,
  { ids, change }: ManyPickupsForm,
): Promise<{ results: PickupResult[]; undo: FormerPickup[] }> {
  await shareTreatments(context)
  const results: PickupResult[] = []
  const undo: FormerPickup[] = []
  for (const id of [...new Set(ids)].toSorted()) {
    const outcome = await doOrRefuse(context, async () => {
      const before = await lockPickup(context, id)
      if (before.status === 'COMPLETED') throw new AppError('pickup.completed')
      const { __v } = await changeLockedPickup(context, before, change)
      return { id, __v, change: formerValues(before, change) }
    })
    results.push(resultOf(id, outcome))
    if ('result' in outcome) undo.push(outcome.result)
  }
  return { results, undo }
}

/** Puts pickups back that nobody has changed since. */
export async function undoPickups(
  context: Context,
  { pickups }: { pickups: FormerPickup[] },
): Promise<{ results: PickupResult[] }> {
  await shareTreatments(context)
  const results: PickupResult[] = []
  for (const { id, __v, change } of pickups.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const outcome = await doOrRefuse(context, async () => {
      const now = await lockPickup(context, id)
      if (now.status === 'COMPLETED' || change.status === 'COMPLETED') throw new AppError('pickup.completed')
      return changeLockedPickup(context, now, { ...change, __v })
    })
    results.push(resultOf(id, outcome))
  }
  return { results }
}

function formerValues({ vehicle, status }: Pickup, change: ManyPickupsForm['change']): Omit<PickupChange, '__v'> {
  return {
    ...(change.vehicle && {
      vehicle: {
        ...(change.vehicle.plate_number !== undefined && { plate_number: vehicle.plate_number }),
        ...(change.vehicle.driver !== undefined && { driver: vehicle.driver?._id ?? null }),
      },
    }),
    ...(change.status && { status }),
  }
}

function resultOf(id: string, outcome: { result: unknown } | { refused: AppError }): PickupResult {
  if ('result' in outcome) return { id, done: true, error: null }
  const { code, message } = outcome.refused
  return { id, done: false, error: { code, message } }
}
