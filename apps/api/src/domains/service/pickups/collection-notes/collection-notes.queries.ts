import type { WasteType } from '@thant/contracts/materials/wastes'
import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import { and, eq, sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { listTreatedItems } from '../items/pickup-items.queries.ts'
import { drivers } from '../pickups.presenter.ts'
import { inCallersReach } from '../pickups.queries.ts'
import { type NotedPickup, notedItemOf } from './noted-pickup.ts'

/** A pickup as its collection note would say it now; `people` has the names that go with the ids. */
export type NotedRecord = {
  id: string
  status: PickupStatus
  archivedAt: Date | null
  changedAt: Date
  changedById: string | null
  /** The types of items whose treatment staff did not give themselves. */
  typesByProfile: readonly WasteType[]
  noted: NotedPickup
  people: Record<string, string>
}

/** Fails for a pickup out of the caller's reach; an archived one still has its note. */
export async function assertNoteIsInReach(context: AnyContext, id: string): Promise<void> {
  const [found] = await context.database
    .select({ id: pickups.id })
    .from(pickups)
    .where(and(eq(pickups.id, id), inCallersReach(context)))
  if (found === undefined) throw new AppError('pickup.not-found')
}

const team = sql<Array<{ _id: string; name: string }>>`(
  select coalesce(json_agg(json_build_object('_id', member.id, 'name', member.name) order by member.id), '[]')
  from pickup_team_members of_team join users member on member.id = of_team.user_id
  where of_team.pickup_id = ${pickups.id})`

/** Asks nothing of the caller, because what is frozen is the same whoever is the first to look at it. */
export async function getNotedRecord(context: AnyContext, id: string): Promise<NotedRecord> {
  const [pickup] = await context.database
    .select({
      id: pickups.id,
      status: pickups.status,
      archivedAt: pickups.archivedAt,
      changedAt: pickups.updatedAt,
      changedById: pickups.updatedById,
      pickUpAt: pickups.pickUpAt,
      plateNumber: pickups.plateNumber,
      driverId: pickups.driverId,
      driverName: drivers.name,
      organization: { _id: organizations.id, name: organizations.name },
      site: { _id: sites.id, name: sites.name, address: sites.address },
      team,
    })
    .from(pickups)
    .innerJoin(organizations, eq(organizations.id, pickups.organizationId))
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .leftJoin(drivers, eq(drivers.id, pickups.driverId))
    .where(eq(pickups.id, id))
  if (pickup === undefined) throw new AppError('pickup.not-found')
  const items = await listTreatedItems(context, pickup)
  const { pickUpAt, plateNumber, driverId, driverName, organization, site, ...record } = pickup
  return {
    ...record,
    typesByProfile: [
      ...new Set(items.filter(({ treatment }) => treatment === null).map(({ productType }) => productType)),
    ],
    noted: {
      organization,
      site,
      pickUpTime: pickUpAt.toISOString(),
      plateNumber,
      driver: driverId,
      team: pickup.team.map(({ _id }) => _id),
      items: items.map(notedItemOf),
      late: [],
    },
    people: Object.fromEntries([
      ...(driverId === null ? [] : [[driverId, driverName ?? '']]),
      ...pickup.team.map(({ _id, name }) => [_id, name]),
    ]),
  }
}
