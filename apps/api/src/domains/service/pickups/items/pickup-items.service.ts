import { isHazardousType } from '@thant/contracts/materials/wastes'
import type { PickupChange } from '@thant/contracts/service/pickup-forms'
import type { PickupItem, TreatedItem } from '@thant/contracts/service/pickup-items'
import type { Pickup } from '@thant/contracts/service/pickups'
import { eq } from 'drizzle-orm'
import { pickupItemParts, pickupItems } from '#database/schema/pickups.ts'
import { assertDestinationsAreActive } from '#domains/materials/destinations/destinations.policy.ts'
import {
  dividedInto,
  type ItemTreatment,
  partRows,
  treatmentOf,
} from '#domains/materials/treatment-profiles/item-treatment.ts'
import { findSharesOn } from '#domains/materials/treatment-profiles/treatment-profiles.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

/**
 * Writes the items that were sent. Those of a COMPLETED pickup get what becomes of them, frozen from then on: on the same
 * day, only an item whose type, weight or own treatment changed is divided anew, whatever profiles were added meanwhile.
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
  const kept = storedTreatments(items, isCompleted && isTreated ? pickup.items : [])
  const types = items.flatMap(({ productType }, index) => (kept[index] === undefined ? [productType] : []))
  const shares = isCompleted && types.length > 0 ? await findSharesOn(context, day, types) : undefined
  const treated = items.map((item, index) => ({
    item,
    ...(kept[index] ?? treatmentOf(item, shares?.get(item.productType))),
  }))

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
  const parts = treated.flatMap((item, position) => partRows({ pickupId: pickup._id, position }, item.parts))
  if (parts.length > 0) await context.database.insert(pickupItemParts).values(parts)
}

/**
 * What became of each item when it was divided, and undefined where its type, weight or own treatment are of no former
 * item. Items have no ids, so each former one is taken once, by an item of its name first.
 */
function storedTreatments(
  items: readonly SentItem[],
  former: readonly TreatedItem[],
): Array<ItemTreatment | undefined> {
  const left = Map.groupBy(former, (item) => dividedAs(itemAsSent(item)))
  const take = (item: SentItem, isSame: (one: TreatedItem) => boolean) => {
    const alike = left.get(dividedAs(item)) ?? []
    const index = alike.findIndex(isSame)
    return index < 0 ? undefined : alike.splice(index, 1)[0]
  }
  const named = items.map((item) => take(item, ({ productName }) => productName === item.productName))
  const taken = items.map((item, index) => named[index] ?? take(item, () => true))
  return taken.map((one) => one && treatmentAsStored(one))
}

function dividedAs({ productType, quantity, treatment, destinationId }: SentItem): string {
  return [productType, Math.round(quantity * 1_000), treatment, destinationId].join()
}

function treatmentAsStored({ treatment, treatments }: TreatedItem): ItemTreatment | undefined {
  const parts = treatments.map((part) => ({
    treatment: part.treatment,
    destinationId: part.destination?._id ?? null,
    grams: Math.round(part.quantity * 1_000),
  }))
  const stored = dividedInto(parts)
  return stored && { ...stored, hasOwnTreatment: treatment !== null }
}

type SentItem = ReturnType<typeof withoutGaps>

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
