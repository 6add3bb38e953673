import type { GriDestination } from '@thant/contracts/reporting/gri-destinations'
import { eq, sql } from 'drizzle-orm'
import { destinations } from '#database/schema/destinations.ts'
import { monthlyDestinationTotals } from '#database/schema/wastes.ts'
import {
  assertForwards,
  type DestinationWeight,
  sumByDestination,
} from '#domains/materials/wastes/gri-items.queries.ts'
import { inMonths, type MonthRange } from '#domains/materials/wastes/wastes.queries.ts'
import type { Context } from '#lib/context.ts'
import { type GriScopeIds, getGriSubject } from './gri-subject.ts'

/** Throws 404 for an organization or a site out of the caller's reach. */
export async function getGriDestinations(
  context: Context,
  scope: GriScopeIds,
  months: MonthRange,
): Promise<GriDestination[]> {
  assertForwards(months)
  await getGriSubject(context, scope)
  return listGriDestinations(context, scope, months)
}

/** Where the waste of some tables went, the most first and what is not recorded last. */
export async function listGriDestinations(
  context: Context,
  { organizationId, site }: GriScopeIds,
  months: MonthRange,
): Promise<GriDestination[]> {
  const weights =
    organizationId === undefined
      ? await sumOfCompany(context, months)
      : await sumByDestination(context, organizationId, { ...months, site })
  return weights
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one.name ?? '').localeCompare(other.name ?? '', 'en'))
    .map(({ name, licence, weightKg }) => ({ name, licence: licence ?? '', weightKg }))
}

function rankOf({ name, weightKg }: DestinationWeight): number {
  return name === null ? 0 : -weightKg
}

/** From running totals, since the items of all organizations are too many to be read. */
function sumOfCompany({ database }: Context, months: MonthRange): Promise<DestinationWeight[]> {
  const { month, destinationId, weightKg } = monthlyDestinationTotals
  const { id, name, licence, licensedUntil } = destinations
  const sum = sql<number>`sum(${weightKg})::float8`
  return database
    .select({ destinationId: id, name, licence, licensedUntil, weightKg: sum })
    .from(monthlyDestinationTotals)
    .leftJoin(destinations, eq(id, destinationId))
    .where(inMonths(month, months))
    .groupBy(id)
    .having(sql`sum(${weightKg}) > 0`)
}
