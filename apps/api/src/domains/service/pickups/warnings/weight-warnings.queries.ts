import { truckKg } from '@thant/contracts/amounts'
import type { WasteType } from '@thant/contracts/materials/wastes'
import type { PickupItem } from '@thant/contracts/service/pickup-items'
import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { pickupItems, pickups } from '#database/schema/pickups.ts'
import { zonedOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { leastWeights, unusualFactor } from './unusual-weight.ts'

type Weighed = Pick<PickupItem, 'productType' | 'quantity'>
type Warning = { path: string; message: string }

/** Returns which of the weights that are new are probably a slip: one of them would count in everybody's figures. */
export async function listWeightWarnings(
  context: Context,
  items: readonly Weighed[],
  { organizationId, before }: { organizationId: string; before: readonly Weighed[] },
): Promise<Warning[]> {
  const isNew = ({ productType, quantity }: Weighed) =>
    !before.some((item) => item.productType === productType && item.quantity === quantity)
  const fresh = items.filter(isNew)
  if (fresh.length === 0) return []
  const medians = await loadTypicalWeights(
    context,
    organizationId,
    fresh.map(({ productType }) => productType),
  )
  return items.flatMap((item, index) => {
    if (!isNew(item)) return []
    const path = `items.${index}.quantity`
    if (item.quantity > truckKg) return [{ path, message: 'This is more than a truck carries.' }]
    const median = medians.get(item.productType)
    if (median === undefined || item.quantity <= unusualFactor * median) return []
    return [{ path, message: 'This is more than ten times what this customer usually has.' }]
  })
}

/** Returns the median weight of a customer's items of each type in the last twelve months, where there are enough. */
async function loadTypicalWeights(
  { database, clock, settings }: Context,
  organizationId: string,
  types: readonly WasteType[],
): Promise<ReadonlyMap<WasteType, number>> {
  const { wasteType, weightKg } = pickupItems
  const since = zonedOf(clock.now(), settings.timeZone).subtract({ years: 1 })
  const median = sql<number>`percentile_cont(0.5) within group (order by ${weightKg}::float8)`
  const rows = await database
    .select({ wasteType, median, items: count() })
    .from(pickups)
    .innerJoin(pickupItems, eq(pickupItems.pickupId, pickups.id))
    .where(
      and(
        eq(pickups.organizationId, organizationId),
        eq(pickups.status, 'COMPLETED'),
        isNull(pickups.archivedAt),
        gte(pickups.pickUpAt, new Date(since.epochMilliseconds)),
        inArray(wasteType, [...types]),
      ),
    )
    .groupBy(wasteType)
  return new Map(rows.filter(({ items }) => items >= leastWeights).map((row) => [row.wasteType, row.median]))
}
