import type { WasteTreatment } from '@thant/contracts/materials/wastes'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { pickupItemParts, pickupItems, pickups } from '#database/schema/pickups.ts'
import type { CountedPickup } from '#domains/materials/wastes/waste-delta.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

/** Returns what a pickup adds to the waste totals; null unless it is COMPLETED and not archived. */
export async function findCountedPickup({ database, settings }: Context, id: string): Promise<CountedPickup | null> {
  const [pickup] = await database
    .select({ organizationId: pickups.organizationId, siteId: pickups.siteId, pickUpAt: pickups.pickUpAt })
    .from(pickups)
    .where(and(eq(pickups.id, id), eq(pickups.status, 'COMPLETED'), isNull(pickups.archivedAt)))
  if (pickup === undefined) return null
  const items = await database
    .select({
      wasteType: pickupItems.wasteType,
      treatment: sql<WasteTreatment>`coalesce(${pickupItemParts.treatment}, ${pickupItems.treatment})`,
      destinationId: sql<string | null>`case when ${pickupItemParts.part} is null
        then ${pickupItems.destinationId} else ${pickupItemParts.destinationId} end`,
      measure: pickupItems.measure,
      isHazardous: pickupItems.isHazardous,
      weightKg: sql<string>`coalesce(${pickupItemParts.weightKg}, ${pickupItems.weightKg})`,
    })
    .from(pickupItems)
    .leftJoin(
      pickupItemParts,
      and(eq(pickupItemParts.pickupId, pickupItems.pickupId), eq(pickupItemParts.position, pickupItems.position)),
    )
    .where(eq(pickupItems.pickupId, id))
  return {
    organizationId: pickup.organizationId,
    siteId: pickup.siteId,
    day: dayOf(pickup.pickUpAt, settings.timeZone),
    items: items.map(({ weightKg, ...item }) => ({ ...item, weightKg: Number(weightKg) })),
  }
}
