import type { Ahead } from '@thant/contracts/organizations'
import { and, eq, gte, inArray, isNull } from 'drizzle-orm'
import { binOrders } from '#database/schema/bin-orders.ts'
import { pickups } from '#database/schema/pickups.ts'
import { trainings } from '#database/schema/trainings.ts'
import { assertOrganizationInReach } from '#domains/organizations/organizations.queries.ts'
import { dayOf, startOfDay } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

type AheadIds = Record<keyof Ahead, string[]>

const open = ['REQUESTED', 'CONFIRMED', 'ONHOLD'] as const

export async function countAhead(context: Context, organizationId: string): Promise<Ahead> {
  await assertOrganizationInReach(context, organizationId)
  const ahead = await listAhead(context, organizationId)
  return { pickups: ahead.pickups.length, trainings: ahead.trainings.length, binOrders: ahead.binOrders.length }
}

/** Returns the open pickups and trainings of today and later, and the bin orders that are not delivered. */
export async function listAhead({ database, clock, settings }: Context, organizationId: string): Promise<AheadIds> {
  const today = dayOf(clock.now(), settings.timeZone)
  const pickupsAhead = await database
    .select({ id: pickups.id })
    .from(pickups)
    .where(
      and(
        eq(pickups.organizationId, organizationId),
        gte(pickups.pickUpAt, startOfDay(today, settings.timeZone)),
        inArray(pickups.status, [...open]),
        isNull(pickups.archivedAt),
      ),
    )
  const trainingsAhead = await database
    .select({ id: trainings.id })
    .from(trainings)
    .where(
      and(
        eq(trainings.organizationId, organizationId),
        gte(trainings.startsOn, today),
        inArray(trainings.status, [...open]),
      ),
    )
  const openOrders = await database
    .select({ id: binOrders.id })
    .from(binOrders)
    .where(
      and(
        eq(binOrders.organizationId, organizationId),
        inArray(binOrders.status, [...open]),
        isNull(binOrders.archivedAt),
      ),
    )
  const idsOf = (rows: Array<{ id: string }>) => rows.map(({ id }) => id)
  return { pickups: idsOf(pickupsAhead), trainings: idsOf(trainingsAhead), binOrders: idsOf(openOrders) }
}
