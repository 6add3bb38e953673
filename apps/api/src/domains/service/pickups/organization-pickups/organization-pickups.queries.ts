import { type WasteType, wasteTypes } from '@thant/contracts/materials/wastes'
import type { Quarter } from '@thant/contracts/reporting/quarters'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { maxOrganizationPickups } from '@thant/contracts/service/organization-pickups'
import type { PickupMark } from '@thant/contracts/service/pickup-statuses'
import { arrivalWindow } from '@thant/contracts/service/planned-arrivals'
import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { pickupItems, pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { assertSiteInReach } from '#domains/customers/sites/sites.queries.ts'
import { listMonthsWithWaste } from '#domains/materials/wastes/wastes.queries.ts'
import { currentMonth, dayOf, endOfDay, startOfDay } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { containing } from '#lib/lists/list-filters.ts'
import { inOwnSites } from '#lib/scope.ts'
import { pickupMarksOf } from '../marks.ts'
import { presentItem, presentPlannedStop, type StoredItem } from '../pickups.presenter.ts'
import { listExpectedArrivals } from '../todays-stops/route-stops.queries.ts'
import { quartersOf } from './quarters.ts'

type Period = { year?: number | undefined; from?: string | undefined; to?: string | undefined }
/** Each text is searched in the item names of its waste type, or in the local date. */
type ItemFilters = Partial<Record<WasteType | 'date', string | undefined>>
type Query = Period & ItemFilters & { site?: string | undefined; include?: 'items' | undefined }

/** Returns the latest pickups in time order; with `include`, only completed ones, with their items. */
export async function listOrganizationPickups(
  context: Context,
  organizationId: string,
  query: Query,
): Promise<OrganizationPickup[]> {
  const rows = await selectLatestPickups(context, organizationId, query)
  if (rows.length === 0) await assertSiteInReach(context, organizationId, query.site)
  const presented = rows.toReversed().map((row) => presentRow(row, query))
  const arrivals = await listArrivals(context, rows)
  return presented.map((pickup) => ({ ...pickup, ...arrivals.get(pickup._id) }))
}

/** Of those to come: when the crew is expected, today as late or early as it is. */
async function listArrivals(
  context: Context,
  rows: readonly StoredRow[],
): Promise<Map<string, Pick<OrganizationPickup, 'arrival'>>> {
  const { timeZone } = context.settings
  const today = dayOf(context.clock.now(), timeZone)
  const planned = rows.filter((row) => {
    const { stopNumber } = presentPlannedStop(row, timeZone)
    return row.status === 'CONFIRMED' && stopNumber !== null && dayOf(row.pickUpAt, timeZone) >= today
  })
  if (planned.length === 0) return new Map()
  const expected = await listExpectedArrivals(context)
  return new Map(
    planned.flatMap(({ id, plannedArrivalAt }) => {
      const at = expected.get(id)?.at ?? plannedArrivalAt
      return at === null ? [] : [[id, { arrival: arrivalWindow(at) }] as const]
    }),
  )
}

/** Reads every completed pickup in time order, page by page, because an export has no limit. */
export async function* walkWeighedPickups(
  context: Context,
  organizationId: string,
  filters: Query,
): AsyncGenerator<OrganizationPickup> {
  const query = { ...filters, include: 'items' } as const
  let last: StoredRow | undefined
  for (;;) {
    const isAfter = last && sql`(${pickups.pickUpAt}, ${pickups.id}) > (${last.pickUpAt.toISOString()}, ${last.id})`
    const rows = await selectPickups(context, organizationId, query, isAfter)
      .orderBy(asc(pickups.pickUpAt), asc(pickups.id))
      .limit(walkPageSize)
    if (last === undefined && rows.length === 0) await assertSiteInReach(context, organizationId, query.site)
    yield* rows.map((row) => presentRow(row, query))
    if (rows.length < walkPageSize) return
    last = rows.at(-1)
  }
}
const walkPageSize = 1_000

/** Returns the quarters with the completed pickups that they consist of (docs/api.md 5). */
export async function listQuarters(
  context: Context,
  organizationId: string,
  site?: string,
): Promise<{ quarters: Quarter[]; pickups: OrganizationPickup[] }> {
  const completed = await listOrganizationPickups(context, organizationId, { include: 'items', site })
  return { quarters: await listQuartersOf(context, organizationId, site), pickups: completed }
}

/** Reads running totals instead of pickups, so that the cost does not grow with history. */
export async function listQuartersOf(context: Context, organizationId: string, site?: string): Promise<Quarter[]> {
  return quartersOf(await listMonthsWithWaste(context, organizationId, site), currentMonth(context))
}

/** Sorts the latest first, so that the limit cuts off the oldest. */
function selectLatestPickups(context: Context, organizationId: string, query: Query) {
  return selectPickups(context, organizationId, query)
    .orderBy(desc(pickups.pickUpAt), desc(pickups.id))
    .limit(maxOrganizationPickups)
}

type StoredRow = Awaited<ReturnType<typeof selectLatestPickups>>[number]

function presentRow(row: StoredRow, query: Query): OrganizationPickup {
  return {
    _id: row.id,
    pickUpTime: row.pickUpAt.toISOString(),
    status: row.status,
    wayType: row.wayType,
    site: { _id: row.siteId, name: row.siteName },
    ...(query.include ? { items: row.items.map(presentItem) } : { marks: row.marks, schedule: row.scheduleId }),
  }
}

function selectPickups(context: Context, organizationId: string, query: Query, further?: SQL) {
  const { timeZone } = context.settings
  const { from, to } = query.year ? { from: `${query.year}-01-01`, to: `${query.year}-12-31` } : query
  return context.database
    .select({
      id: pickups.id,
      pickUpAt: pickups.pickUpAt,
      status: pickups.status,
      wayType: pickups.wayType,
      siteId: pickups.siteId,
      siteName: sites.name,
      scheduleId: pickups.scheduleId,
      stopNumber: pickups.stopNumber,
      plannedArrivalAt: pickups.plannedArrivalAt,
      items: query.include ? weighedItems : sql<StoredItem[]>`'[]'::json`,
      marks: query.include ? sql<PickupMark[]>`'{}'::text[]` : pickupMarksOf,
    })
    .from(pickups)
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .where(
      and(
        eq(pickups.organizationId, organizationId),
        inOwnSites(context, pickups.organizationId, pickups.siteId),
        query.site === undefined ? undefined : eq(pickups.siteId, query.site),
        isNull(pickups.archivedAt),
        query.include && eq(pickups.status, 'COMPLETED'),
        from === undefined ? undefined : gte(pickups.pickUpAt, startOfDay(from, timeZone)),
        to === undefined ? undefined : lt(pickups.pickUpAt, endOfDay(to, timeZone)),
        ...(query.include ? itemConditions(query, timeZone) : []),
        further,
      ),
    )
    .$dynamic()
}

const weighedItems = sql<StoredItem[]>`(
  select coalesce(json_agg(json_build_object('productName', i.product_name, 'wasteType', i.waste_type,
    'weightKg', i.weight_kg::text, 'remark', i.remark) order by i.position), '[]'::json)
  from ${pickupItems} i where i.pickup_id = ${pickups.id})`

function itemConditions(filters: ItemFilters, timeZone: string): SQL[] {
  const named = wasteTypes.flatMap((wasteType) => {
    const text = filters[wasteType]
    if (!text) return []
    return sql`exists (select 1 from ${pickupItems} i where i.pickup_id = ${pickups.id}
      and i.waste_type = ${wasteType} and i.product_name ilike ${containing(text)})`
  })
  // A date is found as pickers, exports and English screens write it, except for the names as Burmese screens do, and as
  // people type it, with the day first.
  const localDate = sql`to_char(${pickups.pickUpAt} at time zone ${timeZone},
    'YYYY/MM/DD YYYY-MM-DD Dy FMDD Mon YYYY Mon FMDD, Dy DD/MM/YYYY FMDD/FMMM/YYYY DD.MM.YYYY FMDD.FMMM.YYYY')`
  return filters.date ? [...named, sql`${localDate} ilike ${containing(filters.date)}`] : named
}
