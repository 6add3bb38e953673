import { and, eq, isNull, not, notExists, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import { pickupItems, pickups } from '#database/schema/pickups.ts'
import { treatmentProfiles } from '#database/schema/treatment-profiles.ts'
import type { Settings } from '#lib/context.ts'

/** Of items joined to their pickups: nobody said what becomes of it, and no profile covers its day. */
export function isUntreated(database: Queryable, settings: Pick<Settings, 'timeZone'>): SQL | undefined {
  const covering = database
    .select({ id: treatmentProfiles.id })
    .from(treatmentProfiles)
    .where(
      and(
        eq(treatmentProfiles.wasteType, pickupItems.wasteType),
        isNull(treatmentProfiles.archivedAt),
        sql`${treatmentProfiles.validFrom} <= ${dayOfPickup(settings)}`,
      ),
    )
  return and(
    eq(pickups.status, 'COMPLETED'),
    eq(pickupItems.treatment, 'unknown'),
    not(pickupItems.hasOwnTreatment),
    notExists(covering),
  )
}

export function dayOfPickup({ timeZone }: Pick<Settings, 'timeZone'>): SQL<Date> {
  return sql`(${pickups.pickUpAt} at time zone ${timeZone})::date`
}
