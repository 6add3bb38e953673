import { type FormerPlacing, type PlacedBin, placedBinList } from '@thant/contracts/service/placed-bins'
import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { bins } from '#database/schema/bins.ts'
import { organizations } from '#database/schema/organizations.ts'
import { formerPlacings, placedBins } from '#database/schema/placed-bins.ts'
import { sites } from '#database/schema/sites.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { unknownDayLast } from '#lib/lists/list-columns.ts'
import {
  contains,
  dateFrom,
  dateTo,
  equals,
  holds,
  type ListFilter,
  referenced,
  wholeValue,
} from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnSites, listedInOwnSites } from '#lib/scope.ts'

const fields = {
  ...getTableColumns(placedBins),
  organizationName: organizations.name,
  siteName: sites.name,
  binName: bins.name,
  binSize: bins.size,
}

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(organizations, eq(organizations.id, placedBins.organizationId))
    .innerJoin(sites, eq(sites.id, placedBins.siteId))
    .innerJoin(bins, eq(bins.id, placedBins.binId))
}

/** It stands until the day before it is taken back. */
const state: ListFilter = {
  shapeOf: wholeValue,
  encode: (_value, { clock, settings }) => dayOf(clock.now(), settings.timeZone),
  where: (today, value) =>
    value === 'standing'
      ? sql`(${placedBins.removedOn} is null or ${placedBins.removedOn} > ${today}::date)`
      : sql`${placedBins.removedOn} <= ${today}::date`,
}

const ofOrganization = referenced(placedBins.organizationId, organizations.name)
const ofBin = referenced(placedBins.binId, bins.name)

export const placedBinListing = createList({
  contract: placedBinList.list,
  fields,
  table: placedBins,
  join: joinReferences,
  id: placedBins.id,
  scope: listedInOwnSites(placedBins.organizationId, placedBins.siteId),
  search: contains(placedBins.code, ofOrganization, referenced(placedBins.siteId, sites.name), ofBin),
  columns: {
    code: placedBins.code,
    organization: ofOrganization,
    bin: ofBin,
    placedOn: placedBins.placedOn,
    removedOn: {
      range: [dateFrom(placedBins.removedOn), dateTo(placedBins.removedOn)],
      sort: unknownDayLast(placedBins.removedOn),
    },
    createdAt: placedBins.createdAt,
  },
  filters: {
    state,
    organizationId: equals(placedBins.organizationId),
    siteId: equals(placedBins.siteId),
    archived: holds(sql`${placedBins.archivedAt} is not null`),
  },
  presenter: (context) => (row) => presentPlacedBin(context, row),
})

export async function getPlacedBin(context: Context, id: string): Promise<PlacedBin> {
  const [placed] = await joinReferences(context.database.select(fields).from(placedBins).$dynamic()).where(
    and(eq(placedBins.id, id), inOwnSites(context, placedBins.organizationId, placedBins.siteId)),
  )
  if (placed === undefined) throw new AppError('placed-bin.not-found')
  return presentPlacedBin(context, placed)
}

/** Customers see only where it stood at sites of their own. */
export async function listFormerPlacings(context: Context, id: string): Promise<FormerPlacing[]> {
  await getPlacedBin(context, id)
  const { organizationId, siteId, placedOn, removedOn } = formerPlacings
  const rows = await context.database
    .select({ organizationId, organizationName: organizations.name, siteId, siteName: sites.name, placedOn, removedOn })
    .from(formerPlacings)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .innerJoin(sites, eq(sites.id, siteId))
    .where(and(eq(formerPlacings.placedBinId, id), inOwnSites(context, organizationId, siteId)))
    .orderBy(desc(placedOn), desc(removedOn))
  return rows.map((row) => ({
    organization: { _id: row.organizationId, name: row.organizationName },
    site: { _id: row.siteId, name: row.siteName },
    placedOn: row.placedOn,
    removedOn: row.removedOn,
  }))
}

/** Returns by the site of each stop the codes of the bins that stand there on a day, also until that day. */
export async function listCodesBySite(
  { database }: Context,
  day: string,
  stops: ReadonlyArray<{ siteId: string }>,
): Promise<Map<string, string[]>> {
  const { siteId, code, placedOn, removedOn, archivedAt } = placedBins
  const rows = await database
    .select({ siteId, code })
    .from(placedBins)
    .where(
      and(
        inArray(
          siteId,
          stops.map((stop) => stop.siteId),
        ),
        isNull(archivedAt),
        lte(placedOn, day),
        or(isNull(removedOn), gte(removedOn, day)),
      ),
    )
    .orderBy(asc(code))
  const bySite = Map.groupBy(rows, (row) => row.siteId)
  return new Map([...bySite].map(([site, standing]) => [site, standing.map((row) => row.code)]))
}

function presentPlacedBin({ actor }: Context, placed: SelectedRow<typeof fields>): PlacedBin {
  return {
    _id: placed.id,
    __v: placed.version,
    createdAt: placed.createdAt.toISOString(),
    updatedAt: placed.updatedAt.toISOString(),
    code: placed.code,
    organization: { _id: placed.organizationId, name: placed.organizationName },
    site: { _id: placed.siteId, name: placed.siteName },
    bin: { _id: placed.binId, name: placed.binName, size: placed.binSize },
    placedOn: placed.placedOn,
    removedOn: placed.removedOn,
    note: actor.role === 'USER' ? '' : placed.note,
    archivedAt: placed.archivedAt?.toISOString() ?? null,
  }
}
