import type { TreatedItem } from '@thant/contracts/service/pickup-items'
import { asc, eq, sql } from 'drizzle-orm'
import { destinations } from '#database/schema/destinations.ts'
import { pickupItems } from '#database/schema/pickups.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import type { AnyContext } from '#lib/context.ts'
import { presentItem, reference } from '../pickups.presenter.ts'

/** Read with the item, because a statement of its own would cost every change of a completed pickup another trip. */
const parts = sql<TreatedItem['treatments'] | null>`(
  select json_agg(json_build_object(
    'treatment', part.treatment,
    'destination', case when place.id is not null then json_build_object('_id', place.id, 'name', place.name) end,
    'quantity', part.weight_kg) order by part.part)
  from pickup_item_parts part left join destinations place on place.id = part.destination_id
  where part.pickup_id = ${pickupItems.pickupId} and part.position = ${pickupItems.position})`

const fields = {
  productName: pickupItems.productName,
  wasteType: pickupItems.wasteType,
  weightKg: pickupItems.weightKg,
  remark: pickupItems.remark,
  treatment: pickupItems.treatment,
  destinationId: pickupItems.destinationId,
  destinationName: destinations.name,
  hasOwnTreatment: pickupItems.hasOwnTreatment,
  measure: pickupItems.measure,
  isHazardous: pickupItems.isHazardous,
}

export async function listTreatedItems(
  { database }: AnyContext,
  pickup: { id: string; status: string },
): Promise<TreatedItem[]> {
  const isCompleted = pickup.status === 'COMPLETED'
  const items = await database
    .select({ ...fields, parts: isCompleted ? parts : sql<null>`null` })
    .from(pickupItems)
    .leftJoin(destinations, eq(destinations.id, pickupItems.destinationId))
    .where(eq(pickupItems.pickupId, pickup.id))
    .orderBy(asc(pickupItems.position))
  return items.map((item) => presentTreatedItem(item, isCompleted))
}

type StoredItem = SelectedRow<typeof fields, 'destinations'> & { parts: TreatedItem['treatments'] | null }

function presentTreatedItem(item: StoredItem, isCompleted: boolean): TreatedItem {
  const { treatment, hasOwnTreatment, measure, isHazardous } = item
  const destination = reference(item.destinationId, item.destinationName)
  const presented = presentItem(item)
  const whole = { treatment, destination, quantity: presented.quantity }
  return {
    ...presented,
    treatment: hasOwnTreatment ? treatment : null,
    destination: hasOwnTreatment ? destination : null,
    measure,
    isHazardous,
    treatments: isCompleted ? (item.parts ?? [whole]) : [],
  }
}
