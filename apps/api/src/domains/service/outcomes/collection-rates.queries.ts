import { type CollectionRate, rateMonths } from '@thant/contracts/service/collection-rates'
import { type OutcomeCode, outcomeCodes, outcomeReasons, outcomeSides } from '@thant/contracts/service/outcome-reasons'
import { type SQL, sql } from 'drizzle-orm'
import { currentMonth, dayOf, endOfDay, endOfMonth, monthsUpTo, startOfMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

/** Months are YYYY-MM and included; without them, those of the last year. */
type RateRange = {
  from?: string | undefined
  to?: string | undefined
  organizationId?: string | undefined
  site?: string | undefined
}

type Counted = { month: string; planned: number; completed: number; missed: Partial<Record<OutcomeCode, number>> }

/** Months without pickups are absent. */
export async function listCollectionRates(context: Context, range: RateRange): Promise<CollectionRate[]> {
  const { rows } = await context.database.execute<Counted & { organization_id: null }>(
    countedPickups(context, range, { perOrganization: false }),
  )
  return rows.map(presentRate).toSorted((one, other) => (one.month < other.month ? -1 : 1))
}

/**
 * Counts the pickups of each month, or of each month and organization. Pickups whose time has not passed do not count
 * until something is recorded of them, nor do those that were cancelled beforehand. `missed` counts the latest reason of each that was not completed.
 */
export function countedPickups(context: Context, range: RateRange, { perOrganization }: { perOrganization: boolean }) {
  const { timeZone } = context.settings
  const to = range.to ?? currentMonth(context)
  const from = range.from ?? (monthsUpTo(to, rateMonths)[0] as string)
  const now = context.clock.now()
  const tonight = endOfDay(dayOf(now, timeZone), timeZone)
  const end = new Date(Math.min(endOfMonth(to, timeZone).getTime(), tonight.getTime()))
  const organization: SQL = perOrganization ? sql`p.organization_id` : sql`null::uuid`
  const ofOrganization =
    range.organizationId === undefined ? sql`` : sql`and p.organization_id = ${range.organizationId}`
  const ofSite = range.site === undefined ? sql`` : sql`and p.site_id = ${range.site}`
  return sql`
    select month, organization_id, sum(count)::int as planned,
      coalesce(sum(count) filter (where is_completed), 0)::int as completed,
      coalesce(jsonb_object_agg(code, count) filter (where not is_completed and code is not null), '{}') as missed
    from (
      select to_char(p.pick_up_at at time zone ${timeZone}, 'YYYY-MM') as month, ${organization} as organization_id,
        o.code, p.status = 'COMPLETED' as is_completed, count(*)::int as count
      from pickups p
      left join (select distinct on (pickup_id) pickup_id, code from pickup_outcomes
        order by pickup_id, created_at desc, id desc) o on o.pickup_id = p.id
      where p.archived_at is null and p.pick_up_at >= ${startOfMonth(from, timeZone).toISOString()}::timestamptz
        and p.pick_up_at < ${end.toISOString()}::timestamptz and (p.status <> 'CANCELLED' or o.code is not null)
        and (p.pick_up_at <= ${now.toISOString()}::timestamptz or p.status = 'COMPLETED' or o.code is not null)
        ${ofOrganization} ${ofSite}
      group by 1, 2, 3, 4) counted
    group by 1, 2`
}

/** A pickup that was collected in part is completed, and no failure. */
export function presentRate({ month, planned, completed, missed }: Counted): CollectionRate {
  const reasons = outcomeCodes.flatMap((code) => {
    const count = missed[code] ?? 0
    return count > 0 ? [{ code, count }] : []
  })
  const [customer, company, neither] = outcomeSides.map((side) =>
    reasons.reduce((sum, { code, count }) => sum + (outcomeReasons[code].side === side ? count : 0), 0),
  )
  return {
    month,
    planned,
    completed,
    missed: { customer: customer ?? 0, company: company ?? 0, neither: neither ?? 0 },
    reasons,
  }
}
