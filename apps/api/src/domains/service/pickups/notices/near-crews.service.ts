import { arrivalInterval } from '@thant/contracts/service/planned-arrivals'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { inTransaction } from '#database/transaction.ts'
import { notify } from '#domains/customers/notifications/notify.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Portal } from '#lib/context.ts'
import { systemContext } from '#lib/system-context.ts'
import { listExpectedArrivals } from '../todays-stops/route-stops.queries.ts'
import { siteIfSeveral } from './site-if-several.ts'

/** Customers are told once so few stops are left before theirs. */
const nearStops = 2

/** Tells customers once that the crew of today is near, where the order of the day was accepted. */
export async function notifyOfNearCrews(portal: Portal): Promise<void> {
  await inTransaction(portal.pool, (transaction) => notifyNear(systemContext(portal, transaction)))
}

async function notifyNear(context: AnyContext): Promise<void> {
  const arrivals = await listExpectedArrivals(context)
  const near = [...arrivals].filter(([, { ahead, isCrewOut }]) => isCrewOut && ahead <= nearStops)
  if (near.length === 0) return
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const stops = await listStops(
    context,
    near.map(([id]) => id),
  )
  for (const { id, pickUpAt, organizationId, siteId, place } of stops) {
    const arrival = arrivals.get(id)
    if (arrival === undefined) continue
    const { at, ahead } = arrival
    await notify(
      context,
      {
        key: `crew near ${id} ${today}`,
        kind: 'crew-near',
        organizationId,
        subjectId: id,
        facts: {
          at: pickUpAt.toISOString(),
          arrival: arrivalInterval(at),
          ahead: String(ahead),
          ...(place !== '' && { place }),
        },
        end: at,
      },
      { organizationId, siteId },
    )
  }
}

function listStops({ database }: AnyContext, ids: readonly string[]) {
  return database
    .select({
      id: pickups.id,
      pickUpAt: pickups.pickUpAt,
      organizationId: pickups.organizationId,
      siteId: pickups.siteId,
      place: siteIfSeveral,
    })
    .from(pickups)
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .where(and(inArray(pickups.id, [...ids]), eq(pickups.status, 'CONFIRMED'), isNull(pickups.archivedAt)))
    .orderBy(pickups.id)
}
