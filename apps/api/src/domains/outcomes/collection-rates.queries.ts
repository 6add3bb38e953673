import { type CollectionRate, type OutcomeCode, outcomeCodes, outcomeReasons } from '@thant/contracts/outcomes'
import { sql } from 'drizzle-orm'
import { currentMonth, dayOf, endOfDay, endOfMonth, monthsUpTo, startOfMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

type Counted = { month: string; code: OutcomeCode | null; isCompleted: boolean; count: number }

/** Months are YYYY-MM and included; months without pickups are absent. Pickups of days to come do not count. */
export async function listCollectionRates(
  context: Context,
  query: { from?: string | undefined; to?: string | undefined; organizationId?: string | undefined },
): Promise<CollectionRate[]> {
  const { timeZone } = context.settings
  const to = query.to ?? currentMonth(context)
  const from = query.from ?? (monthsUpTo(to, 12)[0] as string)
  const tonight = endOfDay(dayOf(context.clock.now(), timeZone), timeZone)
  const end = new Date(Math.min(endOfMonth(to, timeZone).getTime(), tonight.getTime()))
  const ofOrganization =
    query.organizationId === undefined ? sql`` : sql`and p.organization_id = ${query.organizationId}`
  const { rows } = await context.database.execute<Counted>(sql`
    select to_char(p.pick_up_at at time zone ${timeZone}, 'YYYY-MM') as month, o.code,
      p.status = 'COMPLETED' as "isCompleted", count(*)::int as count
    from pickups p left join lateral (
      select code from pickup_outcomes where pickup_id = p.id order by created_at desc, id desc limit 1) o on true
    where p.archived_at is null and p.pick_up_at >= ${startOfMonth(from, timeZone).toISOString()}::timestamptz
      and p.pick_up_at < ${end.toISOString()}::timestamptz and (p.status <> 'CANCELLED' or o.code is not null)
      ${ofOrganization}
    group by 1, 2, 3 order by 1`)
  return [...Map.groupBy(rows, ({ month }) => month)].map(([month, counted]) => rateOf(month, counted))
}

/** A pickup that was collected in part is completed, and no failure. */
function rateOf(month: string, counted: readonly Counted[]): CollectionRate {
  const sum = (isCounted: (row: Counted) => boolean) =>
    counted.filter(isCounted).reduce((total, { count }) => total + count, 0)
  const missedFor = (code: OutcomeCode) => sum((row) => row.code === code && !row.isCompleted)
  const reasons = outcomeCodes.map((code) => ({ code, count: missedFor(code) })).filter(({ count }) => count > 0)
  const missedBy = (side: string) =>
    reasons.filter(({ code }) => outcomeReasons[code].side === side).reduce((total, { count }) => total + count, 0)
  return {
    month,
    planned: sum(() => true),
    completed: sum(({ isCompleted }) => isCompleted),
    missed: { customer: missedBy('customer'), company: missedBy('company'), neither: missedBy('neither') },
    reasons,
  }
}
