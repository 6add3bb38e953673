import Big from 'big.js'
import type { charges } from '#database/schema/charges.ts'
import { stepOf } from '#domains/money/charges/pickup-charges.ts'
import type { ApplicablePrices } from '#domains/money/prices/applicable-prices.queries.ts'

export type NewCharge = typeof charges.$inferInsert

/** Whom a month is charged: an organization as a whole, or a site with prices of its own. */
export type Charged = { organizationId: string; siteId: string | null }

export type ChargedMonth = {
  /** The last day of the month. */
  day: string
  /** What is charged in the month already, without rebates and what fills it up to the minimum. */
  amount: number
  /** The month was charged already, or filled up to its minimum, even if that was waived. */
  hasMonth: boolean
  hasMinimum: boolean
}

/** The month's fee, and what fills the month's charges up to its minimum. */
export function monthChargesOf(prices: ApplicablePrices, charged: Charged, month: ChargedMonth): NewCharge[] {
  const { agreementId, versionId, currency, minimumPerMonth } = prices
  const price = monthPriceOf(prices)
  const chargeOf = (kind: 'month' | 'month-minimum', unitPrice: Big): NewCharge => ({
    ...charged,
    day: month.day,
    kind,
    quantity: 1,
    unit: 'month',
    unitPrice: Number(unitPrice),
    amount: Number(unitPrice),
    currency,
    taxTreatment: price?.taxTreatment ?? prices.prices[0]?.taxTreatment ?? 'taxable',
    versionId,
    agreementId,
  })
  const fee = month.hasMonth ? Big(0) : Big(price?.unitPrice ?? 0)
  const missing = Big(minimumPerMonth ?? 0)
    .minus(month.amount)
    .minus(fee)
    .round(4)
  return [
    ...(fee.gt(0) ? [chargeOf('month', fee)] : []),
    ...(missing.gt(0) && !month.hasMinimum ? [chargeOf('month-minimum', missing)] : []),
  ]
}

/** The step of a single month; one whose index has no value yet charges nothing. */
function monthPriceOf({ prices }: ApplicablePrices) {
  return stepOf(
    prices.filter(({ kind }) => kind === 'month'),
    1,
  )
}
