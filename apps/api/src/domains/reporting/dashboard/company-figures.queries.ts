import type { ReplyOf } from '@thant/contracts/endpoint'
import {
  type Achievements,
  type DashboardFigure,
  dashboardCards,
  type dashboardEndpoints,
  dashboardFigures,
  trendMonths,
} from '@thant/contracts/reporting/dashboard'
import { areaOf } from '@thant/contracts/roles'
import { lastFinishedDay, monthOf, monthsUpTo, sameDayOfLastMonth } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { growthRate } from './growth-rate.ts'

type Totals = { organizations: number; collectedWastes: number; trainings?: number; logistics?: number }
type Trends = Record<DashboardFigure, number[]>
type Amounts = Record<DashboardFigure, number>
type Growth = ReplyOf<typeof dashboardEndpoints.growthRate>

/** Counts only the figures that the caller's area has cards for (docs/api.md 7). */
export async function getTotals(context: Context): Promise<Totals> {
  const area = areaOf(context.actor.role)
  const columns = dashboardCards[area].map((figure) => `(${totals[figure]}) as "${figure}"`)
  const statement = { name: `dashboard of ${area}`, text: `select ${columns.join(', ')}` }
  const { rows } = await context.pool.query<Totals>(statement)
  return rows[0] as Totals
}

/** Returns what the landing page says of the company. */
export async function getAchievements(context: AnyContext): Promise<Achievements> {
  const { logistics, collectedWastes } = totals
  const { rows } = await context.pool.query<Achievements>({
    name: 'achievements',
    text: `select (${organizationsServed}) as organizations, (${logistics}) as pickups, (${collectedWastes}) as "weightKg"`,
  })
  return rows[0] as Achievements
}

/** Each list ends with the current month. */
export async function getTrends(context: Context): Promise<Trends> {
  const months = monthsUpTo(monthOf(context.clock.now(), context.settings.timeZone), trendMonths)
  const { rows } = await context.pool.query<{ figure: string; month: string; amount: number }>({
    name: 'dashboard trends',
    text: trends,
    values: [`${months[0]}-01`, `${months.at(-1)}-01`],
  })
  const amounts = new Map(rows.map(({ figure, month, amount }) => [`${figure} ${month}`, amount]))
  const trend = (figure: DashboardFigure) => months.map((month) => amounts.get(`${figure} ${month}`) ?? 0)
  return Object.fromEntries(dashboardFigures.map((figure) => [figure, trend(figure)])) as Trends
}

/** Growth of the month up to yesterday over the same days of the month before, in percent. */
export async function getGrowthRates(context: Context): Promise<Growth> {
  const { timeZone } = context.settings
  const yesterday = lastFinishedDay(context.clock.now(), timeZone)
  const now = await amountsUpTo(context, yesterday)
  const before = await amountsUpTo(context, sameDayOfLastMonth(yesterday))
  const rates = dashboardFigures.map((figure) => [figure, growthRate(before.amounts[figure], now.amounts[figure])])
  return { ...(Object.fromEntries(rates) as Record<DashboardFigure, number | null>), compared: { now, before } }
}

/** Adds up the days from the first of the month to `to`, both included. */
async function amountsUpTo(context: Context, to: string): Promise<{ to: string; amounts: Amounts }> {
  const { rows } = await context.pool.query<Amounts>({
    name: 'dashboard of some days',
    text: ofSomeDays,
    values: [`${to.slice(0, 7)}-01`, to],
  })
  return { to, amounts: rows[0] as Amounts }
}

/** Pickups and kilograms come from running totals, because summing every pickup would slow down as history grows. */
const totals: Record<DashboardFigure, string> = {
  organizations: 'select count(*)::int from organizations where archived_at is null',
  trainings: `select count(*)::int from trainings where status <> 'CANCELLED'`,
  logistics: 'select coalesce(sum(pickup_count), 0)::int from monthly_pickup_counts',
  collectedWastes: 'select coalesce(sum(weight_kg), 0)::float8 from monthly_waste_totals',
}

/** Those of which something was collected; many others have just begun, or only asked. */
const organizationsServed = `select count(*)::int from organizations where exists (select 1 from pickups
  where pickups.organization_id = organizations.id and pickups.archived_at is null and pickups.status = 'COMPLETED')`

/** `$1` and `$2` are the first days of two months. Customers count when they joined, trainings when they start. */
const monthly: Record<DashboardFigure, string> = {
  organizations: `select date_trunc('month', joined_on) as month, count(*) as amount from organizations
    where archived_at is null and joined_on >= $1 and joined_on < $2::date + interval '1 month' group by 1`,
  trainings: `select date_trunc('month', starts_on) as month, count(*) as amount from trainings
    where status <> 'CANCELLED' and starts_on >= $1 and starts_on < $2::date + interval '1 month' group by 1`,
  logistics: `select month, pickup_count as amount from monthly_pickup_counts where month between $1 and $2`,
  collectedWastes: `select month, sum(weight_kg) as amount from monthly_waste_totals
    where month between $1 and $2 group by month`,
}

const trends = dashboardFigures
  .map(
    (figure) =>
      `select '${figure}' as figure, to_char(month, 'YYYY-MM') as month, amount::float8 from (${monthly[figure]}) months`,
  )
  .join(' union all ')

/** `$1` and `$2` are the first and the last day. */
const ofSomeDays = `select
  (select count(*)::int from organizations where archived_at is null and joined_on between $1 and $2)
    as organizations,
  (select count(*)::int from trainings where status <> 'CANCELLED' and starts_on between $1 and $2) as trainings,
  (select coalesce(sum(pickup_count), 0)::int from daily_pickup_counts where day between $1 and $2) as logistics,
  (select coalesce(sum(weight_kg), 0)::float8 from daily_waste_totals where day between $1 and $2)
    as "collectedWastes"`
