import type { Pickup } from '@thant/contracts/service/pickups'
import type { visits } from '#database/schema/visits.ts'
import { storeOutcome } from '#domains/service/outcomes/outcomes.service.ts'
import { asWeighed } from '#domains/service/pickups/pickups.policy.ts'
import { changeLockedPickup } from '#domains/service/pickups/pickups.service.ts'
import type { Context } from '#lib/context.ts'

type Recorded = Pick<
  typeof visits.$inferSelect,
  'collected' | 'code' | 'note' | 'items' | 'photoKeys' | 'recordedAt' | 'driverId'
>
type Applying = {
  /** The time by which the day of a driver's visit is judged. */
  at?: Date
  /** Why a completed pickup is corrected. */
  correctionReason?: string
}

/**
 * Writes what the single calls write: weights complete the pickup, and a reason puts it on hold or says that it was
 * collected in part. A remark of the office stays. The pickup was locked after `shareTreatments`.
 */
export async function applyVisit(
  context: Context,
  pickup: Pickup,
  { collected, code, note, items, photoKeys, recordedAt, driverId }: Recorded,
  { at, correctionReason }: Applying,
): Promise<void> {
  let after = pickup
  if (collected !== 'nothing') {
    const remark = code === null && pickup.remark === '' ? note : undefined
    const weighed = items.map((item) => asWeighed(item, pickup.items))
    after = await changeLockedPickup(
      context,
      pickup,
      { status: 'COMPLETED', items: weighed, remark, correctionReason },
      at,
    )
  }
  if (code === null) return
  const outcome = { code, note, photos: photoKeys, recordedAt, source: 'driver', recordedById: driverId } as const
  await storeOutcome(context, after, outcome)
}
