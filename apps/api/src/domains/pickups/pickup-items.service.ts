import type { Pickup, PickupChange, PickupItem, TreatedItem } from '@thant/contracts/pickups'
import { isHazardousType } from '@thant/contracts/wastes'
import { eq } from 'drizzle-orm'
import { pickupItemParts, pickupItems } from '#database/schema/pickups.ts'
import { assertDestinationsAreActive } from '#domains/destinations/destinations.policy.ts'
import { treatmentOf } from '#domains/treatment-profiles/item-treatment.ts'
import { findSharesOn } from '#domains/treatment-profiles/treatment-profiles.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

/**
 * Writes the items that were sent. Those of a COMPLETED pickup get what becomes of them, frozen from then on: a save that
 * changes neither them nor the pickup's day leaves them as they are, whatever profiles were added meanwhile.
 */
export async function saveItems(context: Context, pickup: Pickup, change: PickupChange): Promise<void> {
  const { timeZone } = context.settings
  const { status = pickup.status, pickUpTime = pickup.pickUpTime } = change
  const day = dayOf(new Date(pickUpTime), timeZone)
  const isCompleted = status === 'COMPLETED'
  const isTreated = pickup.status === 'COMPLETED' && dayOf(new Date(pickup.pickUpTime), timeZone) === day
  const present = pickup.items.map(itemAsSent)
  const items = change.items?.map(withoutGaps) ?? present
  const isUnchanged = JSON.stringify(items) === JSON.stringify(present)
  if (isUnchanged && (isTreated || !isCompleted)) return

  await assertDestinationsAreActive(
    context,
    items.map(({ destinationId }, index) => ({ path: `items.${index}.destinationId`, id: destinationId })),
    new Set(pickup.items.flatMap(({ destination }) => (destination === null ? [] : [destination._id]))),
  )
  const types = [...new Set(items.map(({ productType }) => productType))]
  const shares = isCompleted ? await findSharesOn(context, day, types) : undefined
  const treated = items.map((item) => ({ item, ...treatmentOf(item, shares?.get(item.productType)) }))

  await context.database.delete(pickupItems).where(eq(pickupItems.pickupId, pickup._id))
  if (treated.length === 0) return
  await context.database.insert(pickupItems).values(
    treated.map(({ item, treatment, destinationId, hasOwnTreatment }, position) => ({
      pickupId: pickup._id,
      position,
      organizationId: pickup.organizationId._id,
      productName: item.productName,
      wasteType: item.productType,
      weightKg: item.quantity.toFixed(3),
      treatment,
      destinationId,
      hasOwnTreatment,
      measure: item.measure,
      isHazardous: item.isHazardous,
      remark: item.remark,
    })),
  )
  const parts = treated.flatMap((item, position) =>
    item.parts.map(({ grams, ...goesTo }, part) => ({
      ...goesTo,
      pickupId: pickup._id,
      position,
      part,
      weightKg: (grams / 1_000).toFixed(3),
    })),
  )
  if (parts.length > 0) await context.database.insert(pickupItemParts).values(parts)
}

/** Says what callers leave out who know nothing of treatments. */
function withoutGaps(item: PickupItem) {
  const { productName, productType, quantity, unit, remark } = item
  return {
    productName,
    productType,
    quantity,
    unit,
    remark,
    treatment: item.treatment ?? null,
    destinationId: item.destinationId ?? null,
    measure: item.measure ?? ('not-recorded' as const),
    isHazardous: item.isHazardous ?? isHazardousType(productType),
  }
}

function itemAsSent({ destination, treatments, ...item }: TreatedItem) {
  return withoutGaps({ ...item, destinationId: destination?._id ?? null })
}
