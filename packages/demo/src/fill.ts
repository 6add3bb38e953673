import { companyDays } from '@thant/api/database/schema/company-days'
import { pickupChanges } from '@thant/api/database/schema/pickup-changes'
import { users } from '@thant/api/database/schema/users'
import { inTransaction } from '@thant/api/database/transaction'
import { rebuildWasteTotals } from '@thant/api/domains/materials/wastes/wastes.service'
import { listPastPickups } from '@thant/api/domains/money/charges/charge-past-pickups.service'
import { chargePickup } from '@thant/api/domains/money/charges/charge-pickup.service'
import { generateAhead } from '@thant/api/domains/service/schedules/generated-pickups.service'
import type { AnyContext, Portal } from '@thant/api/lib/context'
import { hashPassword } from '@thant/api/lib/passwords'
import { systemContext } from '@thant/api/lib/system-context'
import { sql } from 'drizzle-orm'
import { createDemoCompany } from './demo-company.ts'
import { storeJournal } from './money/store-journal.ts'
import { storeReports } from './reporting/store-reports.ts'
import { holidayRows } from './service/holidays.ts'
import { storeRoad } from './service/road.ts'
import { storeConsignments, storeDemoCompany } from './store.ts'
import { createTimeline, type Timeline } from './timeline.ts'

/** Fills an empty database with the demonstration company in one transaction; does nothing if users exist. */
export async function fillDemoCompany(portal: Portal, password: string): Promise<void> {
  const { clock, storage, settings } = portal.services
  const { timeZone } = settings
  await inTransaction(portal.pool, async (transaction) => {
    await transaction.execute(sql`lock table users in share row exclusive mode`)
    if ((await transaction.$count(users)) > 0) return
    const passwordHash = await hashPassword(password)
    const now = clock.now()
    const demo = createDemoCompany({ now, timeZone, passwordHash })
    const timeline = createTimeline(now, timeZone)
    await storeDemoCompany(transaction, storage, demo)
    await transaction.insert(companyDays).values(holidayRows(demo, timeline))
    await generateAhead(systemContext(portal, transaction))
    await rebuildWasteTotals(transaction, timeZone)
    await storeConsignments(transaction, storage, demo, { timeline, timeZone })
    await storeRoad(systemContext(portal, transaction), demo, timeline)
    await chargeThisMonth(systemContext(portal, transaction), timeline)
    await storeReports(systemContext(portal, transaction), demo)
    await storeJournal(systemContext(portal, transaction), demo, timeline)
    // Nobody is told of what the demonstration begins with.
    await transaction.delete(pickupChanges)
    await transaction.execute(
      sql`analyze organizations, sites, users, bins, bin_orders, schedules, pickups, pickup_team_members, pickup_items,
        pickup_item_parts, destinations, treatment_profiles, treatment_profile_shares, consignments, waste_totals,
        pickup_outcomes, visits, pickup_requests, depots, vehicles, placed_bins,
        trainings, training_attendees, slide_sets, slides, quizzes, quiz_editions, quiz_attempts,
        monthly_waste_totals, monthly_destination_totals, monthly_pickup_counts, daily_waste_totals,
        daily_pickup_counts, audit_entries, reports, links,
        subscriptions, price_lists, price_agreements, prices, charges, invoices, invoice_reminders, journal_lines,
        orders, certificates, payment_attempts, payment_results`,
    )
  })
}

/** The prices of the demonstration begin with this month. */
async function chargeThisMonth(context: AnyContext, { today }: Timeline): Promise<void> {
  const from = today.with({ day: 1 }).toString()
  const done = await listPastPickups(context, { organizationId: null, from, to: null })
  for (const id of done) await chargePickup(context, id)
}
