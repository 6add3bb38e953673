import type { WayType } from '@thant/contracts/service/pickup-statuses'
import { and, asc, eq, exists, gte, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import { notifications } from '#database/schema/notifications.ts'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites, userSites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { endOfDay, startOfDay } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { siteIfSeveral } from './site-if-several.ts'

export type RemindedPickup = {
  userId: string
  organizationId: string
  at: Date
  /** Null where no order of the day was accepted. */
  plannedArrivalAt: Date | null
  wayType: WayType | null
  /** Empty where the organization has one site. */
  site: string
}

/** Locks some customers with pickups on a day who were not told of them yet; another server takes others. */
export async function lockUnnotified(
  context: AnyContext,
  day: string,
  eventKey: string,
  limit: number,
): Promise<string[]> {
  const { database } = context
  const one = { one: sql`1` }
  const notified = database
    .select(one)
    .from(notifications)
    .where(and(eq(notifications.eventKey, eventKey), eq(notifications.userId, users.id)))
  const planned = database
    .select(one)
    .from(pickups)
    .where(and(isPlanned(context, day), isOfUser(context)))
  const found = await database
    .select({ id: users.id })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(
      and(
        eq(users.role, 'USER'),
        isNull(users.deactivatedAt),
        isNull(organizations.archivedAt),
        notExists(notified),
        exists(planned),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
    .for('no key update', { of: users, skipLocked: true })
  return found.map(({ id }) => id)
}

/** Lists the pickups of a day that each of the users may see, in order of time. */
export function listPlanned(context: AnyContext, day: string, userIds: readonly string[]): Promise<RemindedPickup[]> {
  return context.database
    .select({
      userId: users.id,
      organizationId: pickups.organizationId,
      at: pickups.pickUpAt,
      plannedArrivalAt: plannedArrivalOn(context, day),
      wayType: pickups.wayType,
      site: siteIfSeveral,
    })
    .from(pickups)
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .innerJoin(users, isOfUser(context))
    .where(and(inArray(users.id, [...userIds]), isPlanned(context, day)))
    .orderBy(asc(users.id), asc(pickups.pickUpAt), asc(pickups.id))
}

/** A pickup that was moved to the day after its order was accepted is in the order of another one. */
function plannedArrivalOn({ settings }: AnyContext, day: string) {
  const [from, to] = [startOfDay(day, settings.timeZone), endOfDay(day, settings.timeZone)]
  return sql<Date | null>`case when ${pickups.status} = 'CONFIRMED' and ${gte(pickups.plannedArrivalAt, from)}
    and ${lt(pickups.plannedArrivalAt, to)} then ${pickups.plannedArrivalAt} end`.mapWith(pickups.plannedArrivalAt)
}

function isPlanned({ settings }: AnyContext, day: string): SQL | undefined {
  return and(
    gte(pickups.pickUpAt, startOfDay(day, settings.timeZone)),
    lt(pickups.pickUpAt, endOfDay(day, settings.timeZone)),
    inArray(pickups.status, ['REQUESTED', 'CONFIRMED']),
    isNull(pickups.archivedAt),
  )
}

/** A user without sites reaches all of the organization's. */
function isOfUser({ database }: AnyContext): SQL | undefined {
  const limits = database.select({ one: sql`1` }).from(userSites).where(eq(userSites.userId, users.id))
  const own = database
    .select({ one: sql`1` })
    .from(userSites)
    .where(and(eq(userSites.userId, users.id), eq(userSites.siteId, pickups.siteId)))
  return and(eq(pickups.organizationId, users.organizationId), or(notExists(limits), exists(own)))
}
