import { areaOf } from '@thant/contracts/access'
import { type DashboardFigure, dashboardCards, dashboardFigures, trendMonths } from '@thant/contracts/dashboard'
import { monthOf, monthsUpTo } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { growthRate } from './growth-rate.ts'

type Totals = { organizations: number; collectedWastes: number; trainings?: number; logistics?: number }
type Trends = Record<DashboardFigure, number[]>

/** Counts only the figures that the caller's area has cards for (docs/api.md 7). */
export async function getTotals(context: Context): Promise<Totals> {
  const area = areaOf(context.actor.role)
  const columns = dashboardCards[area].map((figure) => `(${totals[figure]}) as "${figure}"`)
  const statement = { name: `dashboard of ${area}`, text: `select ${columns.join(', ')}` }
  const { rows } = await context.pool.query<Totals>(statement)
  return rows[0] as Totals
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

/** Compares this month with the last one, in percent. */
export async function getGrowthRates(context: Context): Promise<Record<DashboardFigure, number | null>> {
  const trends = await getTrends(context)
  const rate = (figure: DashboardFigure) => growthRate(trends[figure].at(-2) ?? 0, trends[figure].at(-1) ?? 0)
  return Object.fromEntries(dashboardFigures.map((figure) => [figure, rate(figure)])) as Record<
    DashboardFigure,
    number | null
  >
}

/** Pickups and kilograms come from running totals, because summing every pickup would slow down as history grows. */
const totals: Record<DashboardFigure, string> = {
  organizations: 'select count(*)::int from organizations where archived_at is null',
  trainings: `select count(*)::int from trainings where status <> 'CANCELLED'`,
  logistics: 'select coalesce(sum(pickup_count), 0)::int from monthly_pickup_counts',
  collectedWastes: 'select coalesce(sum(weight_kg), 0)::float8 from monthly_waste_totals',
}

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
