import { type Failure, type Outcome, outcomeList } from '@thant/contracts/service/outcomes'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { pickupOutcomes } from '#database/schema/outcomes.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { photoOf } from '#domains/company/files/files.presenter.ts'
import { getPickup } from '#domains/service/pickups/pickups.queries.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, onJoined } from '#lib/lists/list-filters.ts'
import { staffNamed } from '#lib/records/staff-named.ts'
import { canDispute } from './outcomes.policy.ts'

const followers = alias(pickups, 'followers')

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(pickups, eq(pickups.id, pickupOutcomes.pickupId))
    .innerJoin(organizations, eq(organizations.id, pickups.organizationId))
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .innerJoin(users, eq(users.id, pickupOutcomes.recordedById))
    .leftJoin(followers, and(eq(followers.followsId, pickups.id), isNull(followers.archivedAt)))
}

/** Of several outcomes of a pickup the latest counts. */
const isOverruled = sql<boolean>`exists (select from pickup_outcomes later
  where later.pickup_id = ${pickupOutcomes.pickupId}
    and (later.created_at, later.id) > (${pickupOutcomes.createdAt}, ${pickupOutcomes.id}))`

const fields = {
  id: pickupOutcomes.id,
  code: pickupOutcomes.code,
  isOverruled,
  note: pickupOutcomes.note,
  recordedAt: pickupOutcomes.recordedAt,
  recordedById: pickupOutcomes.recordedById,
  recordedByName: users.name,
  pickupId: pickups.id,
  pickupVersion: pickups.version,
  pickUpAt: pickups.pickUpAt,
  organizationId: organizations.id,
  organizationName: organizations.name,
  siteId: sites.id,
  siteName: sites.name,
  followerId: followers.id,
  followerAt: followers.pickUpAt,
}

export const failureListing = createList({
  contract: outcomeList.list,
  fields,
  table: pickupOutcomes,
  join: joinReferences,
  id: pickupOutcomes.id,
  search: onJoined(contains(organizations.name)),
  columns: {
    organization: organizations.name,
    code: pickupOutcomes.code,
    recordedAt: pickupOutcomes.recordedAt,
  },
  filters: {
    organizationId: onJoined(equals(pickups.organizationId)),
    site: onJoined(equals(pickups.siteId)),
  },
  presenter:
    () =>
    (row): Failure => ({
      _id: row.id,
      code: row.code,
      isOverruled: row.isOverruled,
      note: row.note,
      recordedAt: row.recordedAt.toISOString(),
      recordedBy: { _id: row.recordedById, name: row.recordedByName },
      pickup: { _id: row.pickupId, __v: row.pickupVersion, pickUpTime: row.pickUpAt.toISOString() },
      organization: { _id: row.organizationId, name: row.organizationName },
      site: { _id: row.siteId, name: row.siteName },
      followedBy:
        row.followerId === null || row.followerAt === null
          ? null
          : { _id: row.followerId, pickUpTime: row.followerAt.toISOString() },
    }),
})

/** Lists what a pickup failed for, the latest first; only the latest can be contradicted. */
export async function listOutcomes(context: Context, pickupId: string): Promise<Outcome[]> {
  const pickup = await getPickup(context, pickupId)
  const rows = await context.database
    .select({ outcome: pickupOutcomes, recordedByName: users.name })
    .from(pickupOutcomes)
    .innerJoin(users, eq(users.id, pickupOutcomes.recordedById))
    .where(eq(pickupOutcomes.pickupId, pickup._id))
    .orderBy(desc(pickupOutcomes.createdAt), desc(pickupOutcomes.id))
  const [latest] = rows
  const isDisputable = latest !== undefined && (await canDispute(context, latest.outcome, pickup))
  return rows.map(({ outcome, recordedByName }, index) => ({
    _id: outcome.id,
    code: outcome.code,
    note: outcome.note,
    photos: outcome.photoKeys.map((key) => photoOf(context, key)),
    recordedAt: outcome.recordedAt.toISOString(),
    recordedBy: staffNamed(context, { _id: outcome.recordedById, name: recordedByName }),
    source: outcome.source,
    canDispute: index === 0 && isDisputable,
  }))
}

export async function findLatestOutcome({ database }: Context, pickupId: string) {
  const [latest] = await database
    .select({ code: pickupOutcomes.code, recordedAt: pickupOutcomes.recordedAt })
    .from(pickupOutcomes)
    .where(eq(pickupOutcomes.pickupId, pickupId))
    .orderBy(desc(pickupOutcomes.createdAt), desc(pickupOutcomes.id))
    .limit(1)
  return latest
}
