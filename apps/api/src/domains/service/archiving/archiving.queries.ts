import type { Ahead } from '@thant/contracts/customers/organizations'
import { and, eq, gte, inArray, isNull } from 'drizzle-orm'
import { binOrders } from '#database/schema/bin-orders.ts'
import { missedReports } from '#database/schema/outcomes.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { trainings } from '#database/schema/trainings.ts'
import { assertOrganizationInReach } from '#domains/customers/organizations/organizations.queries.ts'
import { isPickupAhead, isRequestOpen, isScheduleRunning } from '#domains/customers/sites/ahead.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

type AheadIds = Record<'pickups' | 'trainings' | 'binOrders', string[]>

const open = ['REQUESTED', 'CONFIRMED', 'ONHOLD'] as const

export async function countAhead(context: Context, organizationId: string): Promise<Ahead> {
  await assertOrganizationInReach(context, organizationId)
  const ahead = await listAhead(context, organizationId)
  return {
    pickups: ahead.pickups.length,
    trainings: ahead.trainings.length,
    binOrders: ahead.binOrders.length,
    ...(await countOpen(context, organizationId)),
  }
}

async function countOpen(
  context: Context,
  organizationId: string,
): Promise<Pick<Ahead, 'schedules' | 'requests' | 'reports'>> {
  const { database, clock } = context
  const isOpen = isRequestOpen(clock.now())
  const isOpenReport = eq(missedReports.state, 'OPEN')
  return {
    schedules: await database.$count(
      schedules,
      and(eq(schedules.organizationId, organizationId), isScheduleRunning(context)),
    ),
    requests: await database.$count(pickupRequests, and(eq(pickupRequests.organizationId, organizationId), isOpen)),
    reports: await database.$count(missedReports, and(eq(missedReports.organizationId, organizationId), isOpenReport)),
  }
}

/** Returns the open pickups and trainings of today and later, and the bin orders that are not delivered. */
export async function listAhead(context: Context, organizationId: string): Promise<AheadIds> {
  const { database, clock, settings } = context
  const today = dayOf(clock.now(), settings.timeZone)
  const pickupsAhead = await database
    .select({ id: pickups.id })
    .from(pickups)
    .where(and(eq(pickups.organizationId, organizationId), isPickupAhead(context)))
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
