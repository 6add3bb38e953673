import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#database/client.ts'
import { auditEntries } from '#database/schema/audit.ts'
import { binOrders } from '#database/schema/bin-orders.ts'
import { bins } from '#database/schema/bins.ts'
import { company } from '#database/schema/company.ts'
import { consignments } from '#database/schema/consignments.ts'
import { destinations } from '#database/schema/destinations.ts'
import { invoiceReminders, invoices, subscriptions } from '#database/schema/invoices.ts'
import { certificates, orders } from '#database/schema/orders.ts'
import { contracts, organizations } from '#database/schema/organizations.ts'
import { pickupOutcomes } from '#database/schema/outcomes.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickupItemParts, pickupItems, pickups, pickupTeamMembers } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { trainingAttendees, trainings } from '#database/schema/trainings.ts'
import { treatmentProfileShares, treatmentProfiles } from '#database/schema/treatment-profiles.ts'
import { users } from '#database/schema/users.ts'
import { depots, vehicles } from '#database/schema/vehicles.ts'
import { mainSiteOf } from '#domains/customers/organizations/main-site.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { completionEntry, invoiceEntries } from './audit-trail.ts'
import { branchesOf } from './branches.ts'
import { companyDetails } from './company-details.ts'
import { type ClaimedWeight, createConsignments } from './consignments.ts'
import type { DemoCompany } from './demo-company.ts'
import { orderEntries } from './order-trail.ts'
import { contractRows } from './organizations.ts'
import { outcomesOf } from './outcomes.ts'
import { slipDrawing } from './slip-drawing.ts'
import { storeDrawing } from './store-drawing.ts'
import { storeLessons } from './store-learning.ts'
import type { Timeline } from './timeline.ts'

export async function storeDemoCompany(database: Queryable, storage: Storage, demo: DemoCompany): Promise<void> {
  await database.update(company).set(companyDetails)
  const organizationRows = demo.organizations.map(({ row }) => row)
  await insertAll(database, organizations, organizationRows)
  await insertAll(database, sites, [...organizationRows.map(mainSiteOf), ...demo.organizations.flatMap(branchesOf)])
  await insertAll(database, contracts, demo.organizations.flatMap(contractRows))
  await insertAll(database, users, demo.users)
  const uploader = demo.users.find(({ role }) => role === 'ADMIN')
  for (const { row, drawing } of demo.bins) {
    const imageKey = drawing && uploader ? await storeDrawing(database, storage, drawing, uploader) : null
    await database.insert(bins).values({ ...row, imageKey })
  }
  await insertAll(database, binOrders, demo.binOrders)
  await storeBilling(database, demo)
  await storePayments(database, demo)
  await insertAll(database, schedules, demo.schedules)
  await insertAll(database, destinations, demo.destinations)
  await insertAll(database, depots, demo.fleet.depots)
  await insertAll(database, vehicles, demo.fleet.vehicles)
  await insertAll(
    database,
    treatmentProfiles,
    demo.profiles.map(({ row }) => row),
  )
  await insertAll(
    database,
    treatmentProfileShares,
    demo.profiles.flatMap(({ shares }) => shares),
  )
  for (const batch of batchesOf(demo.pickups)) {
    const rows = batch.map(({ row }) => row)
    const team = batch.flatMap((pickup) => pickup.team)
    const items = batch.flatMap((pickup) => pickup.items)
    await insertAll(database, pickups, rows)
    await insertAll(database, pickupTeamMembers, team)
    await insertAll(database, pickupItems, items)
    await insertAll(
      database,
      pickupItemParts,
      batch.flatMap((pickup) => pickup.parts),
    )
    await insertAll(database, auditEntries, batch.flatMap(completionEntry))
    await insertAll(
      database,
      pickupOutcomes,
      batch.flatMap((pickup) => outcomesOf(pickup, demo.now)),
    )
  }
  await insertAll(database, pickupRequests, demo.requests)
  const trainingRows = demo.trainings.map(({ row }) => row)
  const attendees = demo.trainings.flatMap((training) => training.attendees)
  await insertAll(database, trainings, trainingRows)
  await insertAll(database, trainingAttendees, attendees)
  if (uploader) await storeLessons(database, storage, demo.lessons, uploader)
}

/** Loads are as heavy as what was collected for their destination, so the pickups have to be there. */
export async function storeConsignments(
  database: Queryable,
  storage: Storage,
  { users: everybody }: DemoCompany,
  { timeline, timeZone }: { timeline: Timeline; timeZone: string },
): Promise<void> {
  const writer = everybody.find(({ role }) => role === 'OPERATION')
  const slipKey = writer ? await storeDrawing(database, storage, slipDrawing, writer, 'slip') : null
  const paperwork = { writerId: writer?.id ?? null, slipKey }
  await insertAll(database, consignments, createConsignments(await sumClaimed(database, timeZone), timeline, paperwork))
}

async function sumClaimed(database: Queryable, timeZone: string): Promise<ClaimedWeight[]> {
  const month = sql<string>`to_char(${pickups.pickUpAt} at time zone ${timeZone}, 'YYYY-MM')`
  const destinationId = sql<string>`coalesce(${pickupItemParts.destinationId}, ${pickupItems.destinationId})`
  const { wasteType } = pickupItems
  const weightKg = sql<number>`sum(coalesce(${pickupItemParts.weightKg}, ${pickupItems.weightKg}))::float8`
  return database
    .select({ month, wasteType, destinationId, weightKg })
    .from(pickups)
    .innerJoin(pickupItems, eq(pickupItems.pickupId, pickups.id))
    .leftJoin(
      pickupItemParts,
      and(eq(pickupItemParts.pickupId, pickupItems.pickupId), eq(pickupItemParts.position, pickupItems.position)),
    )
    .where(and(eq(pickups.status, 'COMPLETED'), isNotNull(destinationId)))
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`1, 2, 3`)
}

async function storeBilling(database: Queryable, { billing, users: everybody }: DemoCompany): Promise<void> {
  const clerk = everybody.find(({ role }) => role === 'FINANCE OFFICE')
  await insertAll(database, subscriptions, billing.subscriptions)
  for (const batch of batchesOf(billing.invoices)) {
    await insertAll(database, invoices, batch)
    if (clerk) {
      const entries = batch.flatMap((invoice) => invoiceEntries(invoice, clerk.id))
      await insertAll(database, auditEntries, entries)
    }
  }
  await insertAll(database, invoiceReminders, billing.reminders)
}

async function storePayments(database: Queryable, { payments, users: everybody }: DemoCompany): Promise<void> {
  const clerk = everybody.find(({ role }) => role === 'FINANCE OFFICE')
  await insertAll(database, orders, payments.orders)
  await insertAll(database, certificates, payments.certificates)
  await insertAll(database, paymentAttempts, payments.attempts)
  await insertAll(database, paymentResults, payments.results)
  await insertAll(
    database,
    auditEntries,
    payments.orders.flatMap((order) => orderEntries(order, clerk?.id)),
  )
  await database.execute(sql`select setval('payment_numbers', ${payments.lastNumber})`)
}

async function insertAll<Table extends PgTable>(database: Queryable, table: Table, rows: PgInsertValue<Table>[]) {
  if (rows.length > 0) await database.insert(table).values(rows)
}

/**
 * In batches of 500 pickups, the up to 3,500 items stay below PostgreSQL's limit of 65,535 parameters per statement.
 */
function* batchesOf<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < 500) continue
    yield batch
    batch = []
  }
  yield batch
}
