import type { pickupItemParts, pickupItems, pickups, pickupTeamMembers } from '@thant/api/database/schema/pickups'
import { treatmentOf } from '@thant/api/domains/materials/treatment-profiles/item-treatment'
import { wayTypeOf } from '@thant/api/domains/service/pickups/way-type'
import { isHazardousType } from '@thant/contracts/materials/wastes'
import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import remarks from '../../data/remarks.json' with { type: 'json' }
import { siteVisitedOn } from '../customers/branches.ts'
import { mixedWasteAt } from '../materials/mixed-waste.ts'
import { type DemoProfile, measureOn, sharesOn } from '../materials/treatment.ts'
import { typicalItemsOf } from '../materials/typical-items.ts'
import { type Load, type WeighedItem, weighItems } from '../materials/weighing.ts'
import { createRandom, type Random } from '../random.ts'
import { daysOf } from '../timeline.ts'
import { historyOf } from './pickup-history.ts'
import { isVisited, weeksBetween } from './rhythm.ts'
import { scheduleIdOf } from './schedules.ts'
import { type Stop, stopsOn, type World } from './stops.ts'

export type DemoPickup = {
  row: typeof pickups.$inferInsert
  team: Array<typeof pickupTeamMembers.$inferInsert>
  items: Array<typeof pickupItems.$inferInsert>
  parts: Array<typeof pickupItemParts.$inferInsert>
}

/**
 * Yields the pickups from 30 months ago to three weeks ahead in order of time, one at a time because there are many.
 */
export function* createPickups(world: World & { profiles: readonly DemoProfile[] }): Generator<DemoPickup> {
  for (const [dayNumber, day] of daysOf(world.timeline).entries()) {
    for (const stop of stopsOn(day, dayNumber, world)) yield createPickup(stop, world)
  }
}

function createPickup(stop: Stop, world: World & { profiles: readonly DemoProfile[] }): DemoPickup {
  const { organization, day, pickUpAt, crew, status, wayNumber } = stop
  const random = createRandom(`pickup ${organization.domain} ${day}`)
  const id = random.uuid()
  const items = weighItems(loadAt(stop, world), random)
  const isPlanned = status !== 'REQUESTED'
  const history = historyOf(stop, world, random)
  return {
    row: {
      id,
      organizationId: organization.row.id,
      siteId: siteVisitedOn(organization, day),
      pickUpAt,
      status,
      remark: drawRemark(status, random),
      wayNumber: isPlanned ? wayNumber : 0,
      wayType: isPlanned ? wayTypeOf(items.map(({ wasteType }) => wasteType)) : null,
      plateNumber: isPlanned ? crew.plateNumber : '',
      vehicleId: isPlanned ? crew.vehicleId : null,
      driverId: isPlanned ? crew.driverId : null,
      ...history,
      ...(isVisited(organization.round, day) && {
        plannedBy: 'schedule',
        scheduleId: scheduleIdOf(organization, siteVisitedOn(organization, day)),
        occurrenceOn: day.toString(),
      }),
      touchedAt: isPlanned ? history.updatedAt : null,
    },
    team: isPlanned ? crew.team.map((userId) => ({ pickupId: id, userId })) : [],
    ...(status === 'COMPLETED'
      ? treated([...items, ...mixedWasteAt(stop, world.timeline)], { pickupId: id, day: day.toString() }, stop, world)
      : { items: [], parts: [] }),
  }
}

/** Divides the items by the profiles of the day, as the portal does when a pickup is completed. */
function treated(
  weighed: readonly WeighedItem[],
  { pickupId, day }: { pickupId: string; day: string },
  { organization }: Stop,
  { profiles, timeline }: World & { profiles: readonly DemoProfile[] },
): Pick<DemoPickup, 'items' | 'parts'> {
  const measure = measureOn(timeline, day, pickupId)
  const divided = weighed.map(({ productName, wasteType, weightKg, remark }, position) => {
    const item = { productType: wasteType, quantity: Number(weightKg) }
    const { parts, ...treatment } = treatmentOf(item, sharesOn(profiles, wasteType, day))
    const row = { productName, wasteType, weightKg, remark, ...treatment, pickupId, position, measure }
    return {
      item: { ...row, organizationId: organization.row.id, isHazardous: isHazardousType(wasteType) },
      parts: parts.map(({ grams, ...goesTo }, part) => ({
        ...goesTo,
        pickupId,
        position,
        part,
        weightKg: (grams / 1_000).toFixed(3),
      })),
    }
  })
  return { items: divided.map(({ item }) => item), parts: divided.flatMap(({ parts }) => parts) }
}

function loadAt({ organization, day }: Stop, { timeline }: World): Load {
  return {
    typical: typicalItemsOf(organization.companyType),
    size: organization.size,
    weeks: weeksBetween[organization.rhythm],
    month: day.month,
    years: timeline.firstDay.until(day).days / 365,
    inBurmese: organization.isBurmese,
  }
}

function drawRemark(status: PickupStatus, random: Random): string {
  const share = { COMPLETED: 0.06, CONFIRMED: 0.1, CANCELLED: 1, ONHOLD: 1, REQUESTED: 0 }[status]
  return random.happens(share) ? random.pick<string>(remarks[status]) : ''
}
