import type { Queryable } from '@thant/api/database/client'
import { auditEntries } from '@thant/api/database/schema/audit'
import { binOrders } from '@thant/api/database/schema/bin-orders'
import { bins } from '@thant/api/database/schema/bins'
import { company } from '@thant/api/database/schema/company'
import { consignments } from '@thant/api/database/schema/consignments'
import { destinations } from '@thant/api/database/schema/destinations'
import { invoiceLines, invoiceTaxes, taxRates } from '@thant/api/database/schema/invoice-lines'
import { invoiceReminders, invoices, subscriptions } from '@thant/api/database/schema/invoices'
import { organizationNotes } from '@thant/api/database/schema/notes'
import { certificates, orders } from '@thant/api/database/schema/orders'
import { contracts, organizations } from '@thant/api/database/schema/organizations'
import { pickupOutcomes } from '@thant/api/database/schema/outcomes'
import { paymentAttempts, paymentResults } from '@thant/api/database/schema/payments'
import { pickupRequests } from '@thant/api/database/schema/pickup-requests'
import { pickupItemParts, pickupItems, pickups, pickupTeamMembers } from '@thant/api/database/schema/pickups'
import { placedBins } from '@thant/api/database/schema/placed-bins'
import { priceAgreements, priceIndexes, priceLists, priceListVersions, prices } from '@thant/api/database/schema/prices'
import { schedules } from '@thant/api/database/schema/schedules'
import { sites } from '@thant/api/database/schema/sites'
import { trainingAttendees, trainings } from '@thant/api/database/schema/trainings'
import { treatmentProfileShares, treatmentProfiles } from '@thant/api/database/schema/treatment-profiles'
import { users } from '@thant/api/database/schema/users'
import { depots, vehicles } from '@thant/api/database/schema/vehicles'
import { mainSiteOf } from '@thant/api/domains/customers/organizations/main-site'
import type { Storage } from '@thant/api/lib/storage/storage'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import companyDetails from '../data/company.json' with { type: 'json' }
import { branchesOf } from './customers/branches.ts'
import { contractRows } from './customers/organizations.ts'
import type { DemoCompany } from './demo-company.ts'
import { storeLessons } from './learning/store-learning.ts'
import { completionEntry, invoiceEntries } from './money/audit-trail.ts'
import { orderEntries } from './money/order-trail.ts'
import { type ClaimedWeight, createConsignments } from './reporting/consignments.ts'
import { slipDrawing } from './reporting/slip-drawing.ts'
import { outcomesOf } from './service/outcomes.ts'
import { storeDrawing } from './store-drawing.ts'
import type { Timeline } from './timeline.ts'

/**
 * Rows are written as they are, ids included. Through the services, the pickups of 30 months would take minutes instead
 * of seconds, and no row would have the same id again.
 */
export async function storeDemoCompany(database: Queryable, storage: Storage, demo: DemoCompany): Promise<void> {
  // They have the form that /settings stores; the phone number, email address, website and account reach no one.
  await database.update(company).set(companyDetails)
  const organizationRows = demo.organizations.map(({ row }) => row)
  await insertAll(database, organizations, organizationRows)
  await insertAll(database, sites, [...organizationRows.map(mainSiteOf), ...demo.organizations.flatMap(branchesOf)])
  await insertAll(database, contracts, demo.organizations.flatMap(contractRows))
  await insertAll(database, users, demo.users)
  await insertAll(database, organizationNotes, demo.notes)
  const uploader = demo.users.find(({ role }) => role === 'ADMIN')
  for (const { row, drawing } of demo.bins) {
    const imageKey = drawing && uploader ? await storeDrawing(database, storage, drawing, uploader) : null
    await database.insert(bins).values({ ...row, imageKey })
  }
  await insertAll(database, binOrders, demo.binOrders)
  await insertAll(database, placedBins, demo.placedBins)
  await storeBilling(database, demo)
  await storePrices(database, demo)
  await storePayments(database, demo)
  await insertAll(database, depots, demo.fleet.depots)
  await insertAll(database, vehicles, demo.fleet.vehicles)
  await insertAll(database, schedules, demo.schedules)
  await insertAll(database, destinations, demo.destinations)
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

async function storeBilling(database: Queryable, { billing, taxes, users: everybody }: DemoCompany): Promise<void> {
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
  await insertAll(database, taxRates, taxes.rates)
  for (const batch of batchesOf(taxes.lines)) await insertAll(database, invoiceLines, batch)
  for (const batch of batchesOf(taxes.taxes)) await insertAll(database, invoiceTaxes, batch)
}

async function storePrices(database: Queryable, { prices: demo }: DemoCompany): Promise<void> {
  await insertAll(database, priceIndexes, demo.indexes)
  await insertAll(database, priceLists, demo.lists)
  await insertAll(database, priceListVersions, demo.versions)
  await insertAll(database, priceAgreements, demo.agreements)
  await insertAll(database, prices, demo.prices)
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
