import { type Destination, destinationList, licenceWarningDays } from '@thant/contracts/materials/destinations'
import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { destinations } from '#database/schema/destinations.ts'
import { treatmentProfileShares, treatmentProfiles } from '#database/schema/treatment-profiles.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { unknownDayLast } from '#lib/lists/list-columns.ts'
import { anyOf, contains, holds } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { presentDestination } from './destinations.presenter.ts'

type Stored = typeof destinations.$inferSelect

const { licensedUntil } = destinations

/** The placeholder is today. */
const stateOfLicence = anyOf({
  where: (today, state) => {
    if (state === 'not-recorded') return sql`${licensedUntil} is null`
    if (state === 'ended') return sql`${licensedUntil} < ${today}::date`
    const lastDay = sql`${today}::date + ${sql.raw(String(licenceWarningDays))}`
    return state === 'ends-soon'
      ? sql`${licensedUntil} between ${today}::date and ${lastDay}`
      : sql`${licensedUntil} > ${lastDay}`
  },
  encode: (_state, { clock, settings }) => dayOf(clock.now(), settings.timeZone),
})

export const destinationListing = createList({
  contract: destinationList.list,
  fields: getTableColumns(destinations),
  table: destinations,
  id: destinations.id,
  search: contains(destinations.name, destinations.address, destinations.licence, destinations.contact),
  columns: {
    name: destinations.name,
    kind: destinations.kind,
    licence: destinations.licence,
    licensedUntil: unknownDayLast(licensedUntil),
    licenceState: { filter: stateOfLicence },
    address: destinations.address,
    createdAt: destinations.createdAt,
  },
  filters: { archived: holds(sql`${destinations.archivedAt} is not null`) },
  presenter: (context: Context) => (destination: Stored) => presentDestination(context, destination),
})

/** Archived destinations are found too, because what went there names them. */
export async function getDestination(context: Context, id: string): Promise<Destination> {
  const [destination] = await context.database.select().from(destinations).where(eq(destinations.id, id))
  if (destination === undefined) throw new AppError('destination.not-found')
  return presentDestination(context, destination)
}

const later = alias(treatmentProfiles, 'later')

/** Counts the waste types whose present profile, or one of a day to come, names the destination. */
export async function countTypesBoundFor(
  { database, clock, settings }: Context,
  destinationId: string,
): Promise<number> {
  const today = dayOf(clock.now(), settings.timeZone)
  const next = database
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.wasteType, treatmentProfiles.wasteType),
        isNull(later.archivedAt),
        sql`${later.validFrom} > ${treatmentProfiles.validFrom} and ${later.validFrom} <= ${today}::date`,
      ),
    )
  const rows = await database
    .selectDistinct({ wasteType: treatmentProfiles.wasteType })
    .from(treatmentProfiles)
    .innerJoin(treatmentProfileShares, eq(treatmentProfileShares.profileId, treatmentProfiles.id))
    .where(
      and(
        eq(treatmentProfileShares.destinationId, destinationId),
        isNull(treatmentProfiles.archivedAt),
        or(sql`${treatmentProfiles.validFrom} > ${today}::date`, sql`not exists (${next})`),
      ),
    )
  return rows.length
}
