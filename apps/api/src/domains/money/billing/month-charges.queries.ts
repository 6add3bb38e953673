import type { Currency } from '@thant/contracts/money'
import { sql } from 'drizzle-orm'
import { type ApplicablePrices, findApplicablePrices } from '#domains/money/prices/applicable-prices.queries.ts'
import { daysAfter, lastDayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { type Charged, type ChargedMonth, monthChargesOf, type NewCharge } from './month-charges.ts'

type Months = { organizationId: string; months: readonly string[] }

/** What months cost that were not charged yet, by the prices of their last day. Nothing is written. */
export async function listMonthCharges(context: AnyContext, billed: readonly Months[]): Promise<NewCharge[]> {
  const ids = billed.map(({ organizationId }) => organizationId)
  const last = lastDayOf(
    billed
      .flatMap(({ months }) => months)
      .toSorted()
      .at(-1) ?? '1990-01',
  )
  const priced = await listPricedByMonth(context, ids, last)
  if (priced.length === 0) return []
  const sums = await sumMonths(context, [...new Set(priced.map(({ organizationId }) => organizationId))], last)
  const monthsOf = new Map(billed.map(({ organizationId, months }) => [organizationId, months]))
  const made: NewCharge[] = []
  for (const charged of priced) {
    for (const month of monthsOf.get(charged.organizationId) ?? []) {
      const day = lastDayOf(month)
      const prices = await findApplicablePrices(context, { ...charged, day })
      if (prices !== null) made.push(...monthChargesOf(prices, charged, chargedMonth(charged, prices, day)))
    }
  }
  return made

  function chargedMonth(charged: Charged, { currency }: ApplicablePrices, day: string): ChargedMonth {
    const ofMonth = sums.filter(
      (sum) =>
        sum.organizationId === charged.organizationId && sum.month === day.slice(0, 7) && sum.currency === currency,
    )
    const own = ofMonth.filter(({ siteId }) => siteId === charged.siteId)
    return {
      day,
      amount: ofMonth.filter((sum) => isOf(sum, charged)).reduce((total, { amount }) => total + amount, 0),
      hasMonth: own.some(({ hasMonth }) => hasMonth),
      hasMinimum: own.some(({ hasMinimum }) => hasMinimum),
    }
  }
}

/** A site with prices of its own has its own minimum; what is charged at all others counts for the organization's. */
function isOf({ siteId, hasOwnPrices }: MonthSum, charged: Charged): boolean {
  return charged.siteId === null ? !hasOwnPrices : siteId === charged.siteId
}

/** Organizations and sites that have an agreement with a price or a minimum of a month. */
async function listPricedByMonth({ database }: AnyContext, ids: readonly string[], day: string): Promise<Charged[]> {
  const { rows } = await database.execute<Charged>(sql`
    select distinct agreement.organization_id as "organizationId", agreement.site_id as "siteId"
    from price_agreements agreement left join sites site on site.id = agreement.site_id
    where agreement.organization_id = any(${`{${ids.join()}}`}::uuid[]) and agreement.starts_on <= ${day}::date
      and site.archived_at is null
      and (exists (select from prices price where price.agreement_id = agreement.id and price.kind = 'month')
        or exists (select from price_list_versions version where version.price_list_id = agreement.price_list_id
          and (version.minimum_per_month is not null
            or exists (select from prices price where price.version_id = version.id and price.kind = 'month'))))
    order by 1, 2 nulls first`)
  return rows
}

type MonthSum = {
  organizationId: string
  siteId: string | null
  hasOwnPrices: boolean
  month: string
  currency: Currency
  amount: number
  hasMonth: boolean
  hasMinimum: boolean
}

async function sumMonths({ database }: AnyContext, ids: readonly string[], day: string): Promise<MonthSum[]> {
  const { rows } = await database.execute<MonthSum>(sql`
    select organization_id as "organizationId", site_id as "siteId", to_char(day, 'YYYY-MM') as month, currency,
      exists (select from price_agreements agreement where agreement.organization_id = charges.organization_id
        and agreement.site_id = charges.site_id and agreement.starts_on <= ${day}::date) as "hasOwnPrices",
      coalesce(sum(amount) filter (where amount > 0 and waived_at is null and kind <> 'month-minimum'), 0)::float8 as amount,
      bool_or(kind = 'month' and not is_correction) as "hasMonth",
      bool_or(kind = 'month-minimum' and not is_correction) as "hasMinimum"
    from charges
    where organization_id = any(${`{${ids.join()}}`}::uuid[]) and day > ${daysAfter(day, -400)}::date and day <= ${day}::date
    group by organization_id, site_id, 3, currency`)
  return rows
}
