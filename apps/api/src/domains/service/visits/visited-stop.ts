import type { Pickup } from '@thant/contracts/service/pickups'
import type { VisitForm } from '@thant/contracts/service/visit-forms'
import { eq } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import type { visits } from '#database/schema/visits.ts'
import { getPickup } from '#domains/service/pickups/pickups.queries.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'

type Stop = Pick<typeof visits.$inferInsert, 'organizationName' | 'siteName' | 'plannedAt' | 'wayType' | 'plateNumber'>

/** The pickup of a visit, or why there is none of the driver; the stop is only told to its driver. */
export type Visited =
  | { pickup: Pickup; stop: Stop }
  | { pickup: undefined; conflict: 'archived' | 'removed'; stop: Stop }
  | { pickup: undefined; conflict: 'given-away' | 'unknown'; stop: undefined }

const stopColumns = {
  organizationName: organizations.name,
  siteName: sites.name,
  plannedAt: pickups.pickUpAt,
  wayType: pickups.wayType,
  plateNumber: pickups.plateNumber,
}

/** Locks the pickup of a visit, also one that was given away or deleted since. */
export async function lockVisited(context: Context, id: string): Promise<Visited> {
  const { driverId, archivedAt, plannedBy, scheduleId } = pickups
  const [row] = await context.database
    .select({ driverId, archivedAt, plannedBy, scheduleId, stop: stopColumns })
    .from(pickups)
    .innerJoin(organizations, eq(organizations.id, pickups.organizationId))
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .where(eq(pickups.id, id))
    .for('update', { of: pickups })
  if (row === undefined) return { pickup: undefined, conflict: 'unknown', stop: undefined }
  if (row.driverId !== context.actor.id) return { pickup: undefined, conflict: 'given-away', stop: undefined }
  const { stop } = row
  if (row.archivedAt === null) return { pickup: await getPickup(context, id), stop }
  const isRemoved = row.plannedBy === 'schedule' && row.scheduleId === null
  return { pickup: undefined, conflict: isRemoved ? 'removed' : 'archived', stop }
}

/**
 * The stop as the phone showed it, else as the pickup is. Of a pickup that is not the driver's, the phone's word is all
 * there is; without it the pickup is as unknown to the driver as any other.
 */
export function stopSeen({ stop }: VisitForm, visited: Visited): Stop {
  if (stop === undefined) {
    if (visited.stop === undefined) throw new AppError('pickup.not-found')
    return visited.stop
  }
  const { organization, site, pickUpTime, wayType = null, plateNumber } = stop
  return { organizationName: organization, siteName: site, plannedAt: new Date(pickUpTime), wayType, plateNumber }
}
