import type { Role } from '@thant/contracts/roles'
import type { PickupStatus, WayType } from '@thant/contracts/service/pickup-statuses'
import { and, asc, eq, exists, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { pickupChanges, unnotifiedPickups } from '#database/schema/pickup-changes.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites, userSites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import type { AnyContext } from '#lib/context.ts'
import { isToCome } from './is-to-come.ts'
import type { Plan, Reader } from './notice-kind.ts'

/** Locks changes that no transaction adds to; those of a pickup that is being changed are left to the next time. */
export async function lockChanges({ database }: AnyContext, limit: number): Promise<string[]> {
  const { pickupId } = pickupChanges
  const locked = await database
    .select({ pickupId })
    .from(pickupChanges)
    .orderBy(asc(pickupId))
    .limit(limit)
    .for('update', { skipLocked: true })
  return locked.map((row) => row.pickupId)
}

/** Locks some people for whom a change was noticed by `noticedBy`, or who expect a crew, or are to, before `until`. */
export async function lockReaders(
  { database }: AnyContext,
  { noticedBy, until, after, limit }: { noticedBy: Date; until: Date; after: string | undefined; limit: number },
): Promise<Reader[]> {
  const isNear = sql`least(${unnotifiedPickups.pickUpAt}, ${pickups.pickUpAt}) < ${until.toISOString()}::timestamptz`
  const due = database
    .select({ one: sql`1` })
    .from(unnotifiedPickups)
    .leftJoin(pickups, and(eq(pickups.id, unnotifiedPickups.pickupId), isToCome))
    .where(and(eq(unnotifiedPickups.userId, users.id), or(lte(unnotifiedPickups.noticedAt, noticedBy), isNear)))
  const siteIds = sql<string[]>`array(select ${userSites.siteId} from ${userSites}
    where ${userSites.userId} = ${users.id})`
  return database
    .select({ id: users.id, role: sql<Role>`${users.role}`, siteIds })
    .from(users)
    .where(and(exists(due), after === undefined ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit)
    .for('no key update', { skipLocked: true })
}

export type UnnotifiedPickup = {
  pickupId: string
  organizationId: string
  before: Plan | null
  after: Plan | null
  status: PickupStatus | null
  wayType: WayType | null
  organization: string
  /** Of the site before and after; empty if the organization has one alone. */
  sites: { before: string; after: string; areSeveral: boolean }
}

/**
 * Lists by reader what they are not told of. It is read in one statement, so that what is compared is of one instant;
 * who has a pickup that was changed again since the changes were spread is left to the next time.
 */
export async function listUnnotified(
  context: AnyContext,
  readers: readonly Reader[],
): Promise<ReadonlyMap<string, UnnotifiedPickup[]>> {
  const { database } = context
  const { userId, pickupId } = unnotifiedPickups
  const ids = readers.map(({ id }) => id)
  const locked = await database
    .select({ userId, pickupId })
    .from(unnotifiedPickups)
    .where(inArray(userId, ids))
    .for('update', { skipLocked: true })
  const isLocked = sql`(${userId}, ${pickupId}) in (select * from unnest(
    ${sql.param(locked.map((row) => row.userId))}::uuid[], ${sql.param(locked.map((row) => row.pickupId))}::uuid[]))`
  const rows = await selectUnnotified(context, isLocked)
  const byReader = [...Map.groupBy(rows, (row) => row.userId)]
  return new Map(
    byReader
      .filter(([, own]) => !own.some(({ isChanging }) => isChanging))
      .map(([id, own]) => [id, own.map(unnotifiedOf)]),
  )
}

function selectUnnotified({ database }: AnyContext, where: SQL) {
  const siteName = (id: SQL | typeof pickups.siteId | typeof unnotifiedPickups.siteId) =>
    sql<string>`coalesce((select ${sites.name} from ${sites} where ${sites.id} = ${id}), '')`
  return database
    .select({
      userId: unnotifiedPickups.userId,
      pickupId: unnotifiedPickups.pickupId,
      organizationId: unnotifiedPickups.organizationId,
      siteId: unnotifiedPickups.siteId,
      at: unnotifiedPickups.pickUpAt,
      driverId: unnotifiedPickups.driverId,
      isToCome: sql<boolean | null>`${isToCome}`,
      now: { siteId: pickups.siteId, at: pickups.pickUpAt, driverId: pickups.driverId },
      status: pickups.status,
      wayType: pickups.wayType,
      isArchived: sql<boolean | null>`${pickups.archivedAt} is not null`,
      isChanging: sql<boolean>`exists (select from ${pickupChanges}
        where ${pickupChanges.pickupId} = ${unnotifiedPickups.pickupId})`,
      organization: organizations.name,
      siteBefore: siteName(unnotifiedPickups.siteId),
      siteAfter: siteName(pickups.siteId),
      areSeveral: sql<boolean>`(select count(*) > 1 from ${sites}
        where ${sites.organizationId} = ${unnotifiedPickups.organizationId})`,
    })
    .from(unnotifiedPickups)
    .innerJoin(organizations, eq(organizations.id, unnotifiedPickups.organizationId))
    .leftJoin(pickups, eq(pickups.id, unnotifiedPickups.pickupId))
    .where(where)
    .orderBy(asc(unnotifiedPickups.pickupId))
}

type StoredUnnotified = Awaited<ReturnType<typeof selectUnnotified>>[number]

function unnotifiedOf(row: StoredUnnotified): UnnotifiedPickup {
  const { pickupId, organizationId, siteId, at, driverId, now, organization, wayType } = row
  return {
    pickupId,
    organizationId,
    before: at === null ? null : { at, siteId, driverId },
    after: now !== null && row.isToCome === true ? now : null,
    status: row.isArchived === true ? null : row.status,
    wayType,
    organization,
    sites: { before: row.siteBefore, after: row.siteAfter, areSeveral: row.areSeveral },
  }
}
