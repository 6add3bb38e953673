import type { QueryOf } from '@thant/contracts/endpoint'
import { type WasteTreatment, wasteTreatments } from '@thant/contracts/materials/wastes'
import {
  countsTreatment,
  type GriCell,
  type GriItem,
  type GriItems,
  type griItemEndpoints,
  maxGriItems,
} from '@thant/contracts/reporting/gri-items'
import type { TreatedWeight } from '@thant/contracts/reporting/report-data'
import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { destinations } from '#database/schema/destinations.ts'
import { pickupItemParts, pickupItems, pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { assertSiteInReach } from '#domains/customers/sites/sites.queries.ts'
import type { TreatedWaste } from '#domains/materials/wastes/wastes.queries.ts'
import { currentMonth, endOfDayIn, endOfMonth, startOfMonth } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { inOwnSites } from '#lib/scope.ts'

type Query = QueryOf<typeof griItemEndpoints.items>

/** An item without parts goes as a whole where it says itself. */
const treatment = sql<WasteTreatment>`coalesce(${pickupItemParts.treatment}, ${pickupItems.treatment})`
const weightKg = sql<string>`coalesce(${pickupItemParts.weightKg}, ${pickupItems.weightKg})`
const part = sql<number>`coalesce(${pickupItemParts.part}, 0)`

/** Lists the latest items of a cell in time order, with the sum of all, which is the figure in the cell. */
export async function listGriItems(context: Context, organizationId: string, query: Query): Promise<GriItems> {
  assertForwards(query)
  await assertSiteInReach(context, organizationId, query.site)
  const sums = await sumPickups(context, organizationId, query)
  const rows = await selectItems(context, organizationId, query)
    .orderBy(desc(pickups.pickUpAt), desc(pickups.id), desc(pickupItems.position), desc(part))
    .limit(maxGriItems)
  return { ...sums, items: rows.toReversed().map(presentGriItem) }
}

/** Counts the pickups and items of a cell, with their kilograms. */
export async function sumPickups(
  context: Context,
  organizationId: string,
  query: Query,
): Promise<Omit<GriItems, 'items'>> {
  const [sums] = await joined(
    context.database
      .select({
        pickups: sql<number>`count(distinct ${pickups.id})::int`,
        itemCount: sql<number>`count(*)::int`,
        weightKg: sql<number>`coalesce(sum(${weightKg}), 0)::float8`,
      })
      .from(pickups)
      .$dynamic(),
  ).where(whereOf(context, organizationId, query))
  return sums ?? { pickups: 0, itemCount: 0, weightKg: 0 }
}

/** Reads every item in time order, page by page, because an export has no limit. */
export async function* walkGriItems(context: Context, organizationId: string, query: Query): AsyncGenerator<GriItem> {
  assertForwards(query)
  await assertSiteInReach(context, organizationId, query.site)
  const place = sql`(${pickups.pickUpAt}, ${pickups.id}, ${pickupItems.position}, ${part})`
  let last: StoredItem | undefined
  for (;;) {
    const isAfter = last && sql`${place} > (${last.pickUpAt.toISOString()}, ${last.id}, ${last.position}, ${last.part})`
    const rows = await selectItems(context, organizationId, query, isAfter)
      .orderBy(asc(pickups.pickUpAt), asc(pickups.id), asc(pickupItems.position), asc(part))
      .limit(walkPageSize)
    yield* rows.map(presentGriItem)
    if (rows.length < walkPageSize) return
    last = rows.at(-1)
  }
}
const walkPageSize = 1_000

/** Sums an organization's kilograms of some months by what became of them, for each type the most first. */
export async function sumTreatedWeights(
  context: Context,
  organizationId: string,
  months: { from: string; to: string },
): Promise<TreatedWeight[]> {
  const { wasteType: type } = pickupItems
  const destination = destinations.name
  const sum = sql<number>`sum(${weightKg})::float8`
  return joined(context.database.select({ type, treatment, destination, weightKg: sum }).from(pickups).$dynamic())
    .where(whereOf(context, organizationId, months))
    .groupBy(type, treatment, destination)
    .orderBy(asc(type), desc(sum), asc(treatment), asc(destination))
}

export type DestinationWeight = {
  destinationId: string | null
  name: string | null
  licence: string | null
  /** The last day of the licence; null where it is not recorded. */
  licensedUntil: string | null
  weightKg: number
}

/** Sums an organization's kilograms by destination; of what went where it is not recorded, the destination is null. */
export async function sumByDestination(
  context: Context,
  organizationId: string,
  months: Pick<Query, 'from' | 'to' | 'site'>,
): Promise<DestinationWeight[]> {
  const { id: destinationId, name, licence, licensedUntil } = destinations
  const sum = sql<number>`sum(${weightKg})::float8`
  return joined(
    context.database.select({ destinationId, name, licence, licensedUntil, weightKg: sum }).from(pickups).$dynamic(),
  )
    .where(whereOf(context, organizationId, months))
    .groupBy(destinationId)
}

/** `position` is the item's in its pickup, and `part` that of its parts; 0 for an item without parts. */
export type PlacedItem = GriItem & { position: number; part: number }

/** Reads every item of some months, which are YYYY-MM in ascending order and may have gaps, of one site or of all. */
export async function listItemsOfMonths(
  context: AnyContext,
  organizationId: string,
  months: readonly string[],
  site?: string,
): Promise<PlacedItem[]> {
  const month = sql`to_char(${pickups.pickUpAt} at time zone ${context.settings.timeZone}, 'YYYY-MM')`
  const isOfMonths = sql`${month} = any(${sql.param([...months])}::text[])`
  const span = { from: months[0], to: months.at(-1), site }
  const rows = await selectItems(context, organizationId, span, isOfMonths).orderBy(
    asc(pickups.pickUpAt),
    asc(pickups.id),
    asc(pickupItems.position),
    asc(part),
  )
  return rows.map((row) => ({ ...presentGriItem(row), position: row.position, part: row.part }))
}

/** Sums whole grams of the items of one organization, or of all, by everything that the tables tell apart. */
export async function sumItems(
  context: Context,
  organizationId: string | undefined,
  query: Query,
): Promise<TreatedWaste[]> {
  if (organizationId !== undefined) await assertSiteInReach(context, organizationId, query.site)
  const { wasteType, measure, isHazardous } = pickupItems
  const grams = sql<number>`(sum(${weightKg}) * 1000)::float8`
  return joined(context.database.select({ wasteType, treatment, measure, isHazardous, grams }).from(pickups).$dynamic())
    .where(whereOf(context, organizationId, query))
    .groupBy(wasteType, treatment, measure, isHazardous)
}

export function assertForwards({ from, to }: Pick<Query, 'from' | 'to'>): void {
  if (from !== undefined && to !== undefined && from > to) throw errorAt('to', 'gri.backwards')
}

function selectItems(context: AnyContext, organizationId: string, query: Query, further?: SQL) {
  return joined(
    context.database
      .select({
        id: pickups.id,
        pickUpAt: pickups.pickUpAt,
        siteId: pickups.siteId,
        siteName: sites.name,
        position: pickupItems.position,
        part,
        productName: pickupItems.productName,
        wasteType: pickupItems.wasteType,
        treatment,
        destination: destinations.name,
        measure: pickupItems.measure,
        isHazardous: pickupItems.isHazardous,
        weightKg,
      })
      .from(pickups)
      .$dynamic(),
  ).where(and(whereOf(context, organizationId, query), further))
}

type StoredItem = Awaited<ReturnType<typeof selectItems>>[number]

function presentGriItem({ id, pickUpAt, siteId, siteName, position, part, weightKg, ...item }: StoredItem): GriItem {
  return {
    ...item,
    pickup: id,
    pickUpTime: pickUpAt.toISOString(),
    site: { _id: siteId, name: siteName },
    weightKg: Number(weightKg),
  }
}

function joined<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .innerJoin(pickupItems, eq(pickupItems.pickupId, pickups.id))
    .leftJoin(
      pickupItemParts,
      and(eq(pickupItemParts.pickupId, pickupItems.pickupId), eq(pickupItemParts.position, pickupItems.position)),
    )
    .leftJoin(
      destinations,
      eq(
        destinations.id,
        sql`case when ${pickupItemParts.part} is null then ${pickupItems.destinationId} else ${pickupItemParts.destinationId} end`,
      ),
    )
}

function whereOf(context: AnyContext, organizationId: string | undefined, query: Query): SQL | undefined {
  const { timeZone } = context.settings
  const { from, site, wasteType, measure, isHazardous } = query
  const treatments = treatmentsOf(query)
  return and(
    organizationId === undefined ? undefined : eq(pickups.organizationId, organizationId),
    inOwnSites(context, pickups.organizationId, pickups.siteId),
    eq(pickups.status, 'COMPLETED'),
    isNull(pickups.archivedAt),
    site === undefined ? undefined : eq(pickups.siteId, site),
    from === undefined ? undefined : gte(pickups.pickUpAt, startOfMonth(from, timeZone)),
    beforeEndOf(context, query),
    wasteType === undefined ? undefined : eq(pickupItems.wasteType, wasteType),
    measure === undefined ? undefined : eq(pickupItems.measure, measure),
    isHazardous === undefined ? undefined : eq(pickupItems.isHazardous, isHazardous === 'true'),
    treatments.length === wasteTreatments.length ? undefined : inArray(treatment, treatments),
  )
}

/** A period without a last month ends now. */
function beforeEndOf(context: AnyContext, { to, lastDay }: Query): SQL | undefined {
  const { timeZone } = context.settings
  if (lastDay !== undefined) return lt(pickups.pickUpAt, endOfDayIn(to ?? currentMonth(context), lastDay, timeZone))
  return to === undefined ? undefined : lt(pickups.pickUpAt, endOfMonth(to, timeZone))
}

function treatmentsOf({ operation, treatment: only }: GriCell): WasteTreatment[] {
  return wasteTreatments.filter((one) => (only === undefined || one === only) && countsTreatment(operation, one))
}
