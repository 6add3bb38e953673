import type { Log } from '@thant/base/log'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable } from '#database/client.ts'
import { company } from '#database/schema/company.ts'
import { inLongTransaction } from '#database/transaction.ts'
import { addToRunningTotals } from './running-total.ts'
import {
  type CountedPickup,
  dailyPickupCountDelta,
  dailyWasteDelta,
  destinationDelta,
  monthlyWasteDelta,
  noDestination,
  pickupCountDelta,
  wasteDelta,
} from './waste-delta.ts'

/**
 * Updates every running total from what a pickup counted before a write to what it counts after, in the same
 * transaction. Tables and keys are always written in the same order, so that two writes cannot deadlock.
 */
export async function applyPickupToTotals(
  database: Queryable,
  before: CountedPickup | null,
  after: CountedPickup | null,
): Promise<void> {
  const changes = wasteDelta(before, after)
  await addToRunningTotals(database, {
    table: 'waste_totals',
    column: 'weight_kg',
    changes: changes.map(({ grams, ...change }) => ({
      key: {
        organization_id: change.organizationId,
        month: `${change.month}-01`,
        waste_type: change.wasteType,
        site_id: change.siteId,
        treatment: change.treatment,
        measure: change.measure,
        is_hazardous: change.isHazardous,
      },
      added: grams / 1_000,
    })),
  })
  await addToRunningTotals(database, {
    table: 'monthly_waste_totals',
    column: 'weight_kg',
    changes: monthlyWasteDelta(changes).map(({ grams, ...change }) => ({
      key: {
        month: `${change.month}-01`,
        waste_type: change.wasteType,
        treatment: change.treatment,
        measure: change.measure,
        is_hazardous: change.isHazardous,
      },
      added: grams / 1_000,
    })),
  })
  await addToRunningTotals(database, {
    table: 'monthly_destination_totals',
    column: 'weight_kg',
    changes: destinationDelta(before, after).map(({ month, wasteType, destinationId, grams }) => ({
      key: { month: `${month}-01`, waste_type: wasteType, destination_id: destinationId },
      added: grams / 1_000,
    })),
  })
  await addToRunningTotals(database, {
    table: 'monthly_pickup_counts',
    column: 'pickup_count',
    changes: pickupCountDelta(before, after).map(({ month, pickups }) => ({
      key: { month: `${month}-01` },
      added: pickups,
    })),
  })
  await addToRunningTotals(database, {
    table: 'daily_waste_totals',
    column: 'weight_kg',
    changes: dailyWasteDelta(before, after).map(({ day, grams }) => ({ key: { day }, added: grams / 1_000 })),
  })
  await addToRunningTotals(database, {
    table: 'daily_pickup_counts',
    column: 'pickup_count',
    changes: dailyPickupCountDelta(before, after).map(({ day, pickups }) => ({ key: { day }, added: pickups })),
  })
}

/** Recomputes all running totals from every completed pickup, with months in the given time zone. */
export async function rebuildWasteTotals(database: Queryable, timeZone: string): Promise<void> {
  const day = sql`(p.pick_up_at at time zone ${timeZone})::date`
  const month = sql`date_trunc('month', p.pick_up_at at time zone ${timeZone})::date`
  const isCounted = sql`p.status = 'COMPLETED' and p.archived_at is null`
  await database.execute(sql`
    lock table waste_totals, monthly_waste_totals, monthly_destination_totals, monthly_pickup_counts,
      daily_waste_totals, daily_pickup_counts in exclusive mode`)
  await database.execute(sql`delete from waste_totals`)
  await database.execute(sql`delete from monthly_waste_totals`)
  await database.execute(sql`delete from monthly_destination_totals`)
  await database.execute(sql`delete from monthly_pickup_counts`)
  await database.execute(sql`delete from daily_waste_totals`)
  await database.execute(sql`delete from daily_pickup_counts`)
  await database.execute(sql`
    insert into waste_totals (organization_id, month, waste_type, site_id, treatment, measure, is_hazardous, weight_kg)
    select p.organization_id, ${month}, i.waste_type, p.site_id, coalesce(part.treatment, i.treatment), i.measure,
      i.is_hazardous, sum(coalesce(part.weight_kg, i.weight_kg))
    from pickups p
    join pickup_items i on i.pickup_id = p.id
    left join pickup_item_parts part on part.pickup_id = i.pickup_id and part.position = i.position
    where ${isCounted}
    group by 1, 2, 3, 4, 5, 6, 7`)
  await database.execute(sql`
    insert into monthly_waste_totals (month, waste_type, treatment, measure, is_hazardous, weight_kg)
    select month, waste_type, treatment, measure, is_hazardous, sum(weight_kg) from waste_totals group by 1, 2, 3, 4, 5`)
  await database.execute(sql`
    insert into monthly_destination_totals (month, waste_type, destination_id, weight_kg)
    select ${month}, i.waste_type,
      coalesce(case when part.part is null then i.destination_id else part.destination_id end, ${noDestination}::uuid),
      sum(coalesce(part.weight_kg, i.weight_kg))
    from pickups p
    join pickup_items i on i.pickup_id = p.id
    left join pickup_item_parts part on part.pickup_id = i.pickup_id and part.position = i.position
    where ${isCounted}
    group by 1, 2, 3`)
  await database.execute(sql`
    insert into monthly_pickup_counts (month, pickup_count)
    select ${month}, count(*) from pickups p where ${isCounted} group by 1`)
  await database.execute(sql`
    insert into daily_waste_totals (day, weight_kg)
    select ${day}, sum(i.weight_kg) from pickups p join pickup_items i on i.pickup_id = p.id
    where ${isCounted} group by 1`)
  await database.execute(sql`
    insert into daily_pickup_counts (day, pickup_count)
    select ${day}, count(*) from pickups p where ${isCounted} group by 1`)
  await database.update(company).set({ totalsTimeZone: timeZone })
}

/** Rebuilds the totals if the company's time zone differs from the one they were computed in, and returns whether. */
export async function rebuildTotalsForTimeZone(
  { database, pool }: { database: Queryable; pool: Pool },
  timeZone: string,
  log: Log,
): Promise<boolean> {
  const [row] = await database.select({ totalsTimeZone: company.totalsTimeZone }).from(company)
  if (row?.totalsTimeZone === timeZone) return false
  return inLongTransaction(pool, async (transaction) => {
    const [locked] = await transaction.select({ totalsTimeZone: company.totalsTimeZone }).from(company).for('update')
    // Another server that started at the same time may have rebuilt them.
    if (locked?.totalsTimeZone === timeZone) return false
    const startedAt = performance.now()
    log.info({ from: locked?.totalsTimeZone, to: timeZone }, 'rebuilding the waste totals for another time zone')
    await rebuildWasteTotals(transaction, timeZone)
    log.info({ milliseconds: Math.round(performance.now() - startedAt) }, 'the waste totals were rebuilt')
    return true
  })
}
