import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { users } from '#database/schema/users.ts'
import { rebuildWasteTotals } from '#domains/wastes/wastes.service.ts'
import type { Clock } from '#lib/clock.ts'
import { hashPassword } from '#lib/passwords.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { type DemoAccount, demoAccounts } from './accounts.ts'
import { createDemoCompany } from './demo-company.ts'
import { storeDemoCompany } from './store.ts'
import { storeReports } from './store-reports.ts'

export type DemoFilling = { database: Database; storage: Storage; clock: Clock; timeZone: string; password: string }

/** Fills an empty database with the demonstration company, all or nothing; where users exist it does nothing. */
export async function fillDemoCompany(filling: DemoFilling): Promise<{ accounts: readonly DemoAccount[] }> {
  const { database, storage, clock, timeZone, password } = filling
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table users in share row exclusive mode`)
    if ((await transaction.$count(users)) > 0) return
    const passwordHash = await hashPassword(password)
    const now = clock.now()
    const demo = createDemoCompany({ now, timeZone, passwordHash })
    await storeDemoCompany(transaction, storage, demo)
    await rebuildWasteTotals(transaction, timeZone)
    await storeReports({ database: transaction, now, timeZone }, demo)
    await transaction.execute(
      sql`analyze organizations, users, bins, bin_orders, pickups, pickup_team_members, pickup_items, waste_totals,
        trainings, training_attendees, slide_sets, slides, quizzes, quiz_editions, quiz_attempts,
        monthly_waste_totals, monthly_pickup_counts, audit_entries, reports, links`,
    )
  })
  return { accounts: demoAccounts }
}
