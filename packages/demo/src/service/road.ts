import { files } from '@thant/api/database/schema/files'
import { organizations } from '@thant/api/database/schema/organizations'
import { pickupOutcomes } from '@thant/api/database/schema/outcomes'
import { pickupItems, pickups } from '@thant/api/database/schema/pickups'
import { sites } from '@thant/api/database/schema/sites'
import { visits } from '@thant/api/database/schema/visits'
import type { Context } from '@thant/api/lib/context'
import { dayMs } from '@thant/contracts/durations'
import type { VisitItem } from '@thant/contracts/service/visit-forms'
import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { DemoEmail } from '../accounts.ts'
import type { UserRow } from '../customers/staff.ts'
import type { DemoCompany } from '../demo-company.ts'
import { storeDrawing } from '../store-drawing.ts'
import type { Timeline } from '../timeline.ts'
import { type Day, type Done, planDay } from './day-orders.ts'
import { drawGate } from './gate-drawing.ts'
import { recordedVisit, type VisitedPickup } from './recorded-visits.ts'

const demoDriver: DemoEmail = 'driver@demo.example'
const demoCustomer: DemoEmail = 'customer@demo.example'
const daysWithVisits = 14
const minuteMs = 60_000

/**
 * What drivers recorded lately, of which two visits wait for the office, and the orders of today and tomorrow, so that
 * the board, a driver's day and a customer's dashboard have something to show.
 */
export async function storeRoad(system: Context<null>, demo: DemoCompany, timeline: Timeline): Promise<void> {
  const driver = demo.users.find(({ email }) => email === demoDriver)
  const office = demo.users.find(({ role }) => role === 'OPERATION')
  if (driver === undefined || office === undefined) return
  const actor = { id: office.id, role: office.role, organizationId: null, siteIds: null }
  const context = { ...system, actor }
  const { today } = timeline
  const tomorrow = today.add({ days: 1 })
  const next = await findCustomersNextDay(context, demo, timeline)
  const shared = { driver, timeline }
  const done = await planDay(context, { ...shared, day: today })
  await planDay(context, { ...shared, day: tomorrow })
  const isPlanned = next === undefined || next.equals(today) || next.equals(tomorrow)
  if (!isPlanned) await planDay(context, { ...shared, day: next })
  await storeVisits(system, driver, { timeline, done })
}

/** The day of the next pickup of the demonstration customer, whose arrival the dashboard then announces. */
async function findCustomersNextDay(
  { database }: Context,
  { users }: DemoCompany,
  { now, today, at }: Timeline,
): Promise<Day | undefined> {
  const customer = users.find(({ email }) => email === demoCustomer)
  if (!customer?.organizationId) return undefined
  const isOfCustomer = and(eq(pickups.organizationId, customer.organizationId), isNull(pickups.archivedAt))
  const [next] = await database
    .select({ pickUpAt: pickups.pickUpAt })
    .from(pickups)
    .where(and(isOfCustomer, eq(pickups.status, 'CONFIRMED'), gte(pickups.pickUpAt, now)))
    .orderBy(asc(pickups.pickUpAt))
    .limit(1)
  if (next === undefined) return undefined
  const days = Math.floor((next.pickUpAt.getTime() - at(today, 0).getTime()) / dayMs)
  return today.add({ days })
}

async function storeVisits(
  { database, storage }: Context<null>,
  driver: UserRow,
  { timeline, done }: { timeline: Timeline; done: Done },
): Promise<void> {
  const { now } = timeline
  const visited = await listVisited({ database }, driver, { timeline, done })
  const rows = visited
    .filter(({ status, code }) => status === 'COMPLETED' || code !== null)
    .map((pickup) => recordedVisit(pickup, { now, at: done.get(pickup.id) }))
  const lately = rows.filter(({ driverId, collected }) => driverId === driver.id && collected === 'all').slice(-4)
  for (const [index, row] of lately.entries()) {
    const keys = [await storeDrawing(database, storage, drawGate(index), driver, 'photo')]
    if (index === 3) keys.push(await storeDrawing(database, storage, drawGate(index + 1), driver, 'photo'))
    const { longitude, latitude, recordedAt } = row
    const taken = { takenAt: new Date(recordedAt.getTime() - 2 * minuteMs), longitude, latitude }
    const isByPhone = index % 2 === 0
    await database
      .update(files)
      .set({ ...taken, isTimeByPhone: isByPhone, isPlaceByPhone: isByPhone })
      .where(inArray(files.key, keys))
    row.photoKeys = keys
  }
  await database.insert(visits).values([...rows, ...toLookAt(visited, driver, now)])
}

/** One was recorded though the office had cancelled the pickup, the other where the office had completed it. */
function toLookAt(visited: readonly VisitedPickup[], driver: UserRow, now: Date) {
  const own = visited.filter(({ driverId }) => driverId === driver.id)
  const completed = own.filter(({ status }) => status === 'COMPLETED')
  const weights = completed.at(-3)?.items ?? []
  const cancelled = own.findLast(({ status }) => status === 'CANCELLED')
  const matters = [
    ...(cancelled ? [{ pickup: { ...cancelled, items: weights }, conflict: 'cancelled' as const }] : []),
    ...completed.slice(-6, cancelled ? -5 : -4).map((pickup) => ({ pickup, conflict: 'completed' as const })),
  ]
  return matters.map(({ pickup, conflict }) => {
    const items = pickup.items.map((item) => ({ ...item, quantity: Math.round(item.quantity * 11) / 10 }))
    const visit = recordedVisit({ ...pickup, id: `look at ${pickup.id}`, items }, { now })
    return { ...visit, pickupId: pickup.id, state: 'to-look-at' as const, conflict }
  })
}

/** The demonstration driver's pickups of the last days, and what is done of today's order. */
async function listVisited(
  { database }: Pick<Context<null>, 'database'>,
  driver: UserRow,
  { timeline, done }: { timeline: Timeline; done: Done },
): Promise<VisitedPickup[]> {
  const { now, today, at } = timeline
  const items = sql<VisitItem[]>`(select coalesce(json_agg(json_build_object('productName', i.product_name,
      'productType', i.waste_type, 'quantity', i.weight_kg::float8, 'unit', 'kg', 'remark', '') order by i.position),
    '[]'::json) from ${pickupItems} i where i.pickup_id = ${pickups.id})`
  const code = sql<
    VisitedPickup['code']
  >`(select min(o.code) from ${pickupOutcomes} o where o.pickup_id = ${pickups.id})`
  const ids = [...done.keys()]
  const rows = await database
    .select({
      id: pickups.id,
      version: pickups.version,
      status: pickups.status,
      pickUpAt: pickups.pickUpAt,
      driverId: sql<string>`${pickups.driverId}`,
      organizationName: organizations.name,
      siteName: sites.name,
      longitude: sites.longitude,
      latitude: sites.latitude,
      wayType: pickups.wayType,
      plateNumber: pickups.plateNumber,
      items,
      code,
    })
    .from(pickups)
    .innerJoin(organizations, eq(organizations.id, pickups.organizationId))
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .where(
      and(
        isNull(pickups.archivedAt),
        isNotNull(pickups.driverId),
        gte(pickups.pickUpAt, at(today.subtract({ days: daysWithVisits }), 0)),
        sql`(${pickups.driverId} = ${driver.id} and ${pickups.pickUpAt} < ${now.toISOString()}
          or ${pickups.id} = any(${sql.param(ids)}::uuid[]))`,
      ),
    )
    .orderBy(asc(pickups.pickUpAt), asc(pickups.id))
  return rows
}
