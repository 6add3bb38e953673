import type { ReplyOf } from '@thant/contracts/endpoint'
import type { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { pickupItems, pickups } from '#database/schema/pickups.ts'
import { assertSiteInReach } from '#domains/customers/sites/sites.queries.ts'
import { dayOf, endOfDay, lastFinishedDay, sameDayOfLastMonth, startOfDay } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { completedOf } from './dashboard.queries.ts'
import { growthRate } from './growth-rate.ts'

type Growth = ReplyOf<typeof dashboardEndpoints.growthOfOrganization>

/** Compares the same finished days of both months: an unfinished month or day would always look like a loss. */
export async function getGrowthOfOrganization(
  context: Context,
  organizationId: string,
  site?: string,
): Promise<Growth> {
  await assertSiteInReach(context, organizationId, site)
  const { timeZone } = context.settings
  const completed = completedOf(context, organizationId, site)
  const yesterday = lastFinishedDay(context.clock.now(), timeZone)
  const soFar = await weighUpTo(context, completed, dayOf(context.clock.now(), timeZone))
  const now = await weighUpTo(context, completed, yesterday)
  const before = await weighUpTo(context, completed, sameDayOfLastMonth(yesterday))
  return { collectedWastes: growthRate(before.collectedWastes, now.collectedWastes), soFar, compared: { now, before } }
}

/** Adds up the days from the first of the month to `to`, both included. */
async function weighUpTo(context: Context, completed: SQL | undefined, to: string) {
  const { timeZone } = context.settings
  const [row] = await context.database
    .select({ weightKg: sql<number>`coalesce(sum(${pickupItems.weightKg}), 0)::float8` })
    .from(pickupItems)
    .innerJoin(pickups, eq(pickups.id, pickupItems.pickupId))
    .where(
      and(
        completed,
        gte(pickups.pickUpAt, startOfDay(`${to.slice(0, 7)}-01`, timeZone)),
        lt(pickups.pickUpAt, endOfDay(to, timeZone)),
      ),
    )
  return { to, collectedWastes: row?.weightKg ?? 0 }
}
