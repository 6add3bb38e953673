import { type Cycle, monthsOfCycle } from '@thant/contracts/customers/subscriptions'
import type { Currency } from '@thant/contracts/money'
import type { DemoOrganization } from '../customers/organizations.ts'
import { createRandom } from '../random.ts'
import { weeksBetween } from '../service/rhythm.ts'

export type Billing = { cycle: Cycle; hasReminders: boolean; currency: Currency; amount: string }

/**
 * The first customer, which owns the demonstration account, always pays quarterly in USD; the others are drawn at
 * random.
 */
export function billingOf(organization: DemoOrganization, index: number): Billing {
  const random = createRandom(`billing of ${organization.domain}`)
  const cycle = random.pick<Cycle>(['monthly', 'monthly', 'monthly', 'quarterly', 'quarterly', 'semi-annual', 'annual'])
  const currency = random.pick<Currency>(['MMK', 'MMK', 'USD'])
  const hasReminders = random.happens(0.9)
  const chosen = index === 0 ? ({ cycle: 'quarterly', currency: 'USD', hasReminders: true } as const) : undefined
  const billing = chosen ?? { cycle, currency, hasReminders }
  return { ...billing, amount: priceOf(organization, billing, random.between(0.9, 1.1)) }
}

const kyatPerDollar = 2_100

/** The price depends on the frequency and the amount of waste, and is rounded like a negotiated sum. */
function priceOf(
  { rhythm, size }: DemoOrganization,
  { cycle, currency }: Omit<Billing, 'amount'>,
  drawn: number,
): string {
  const visits = 4.3 / weeksBetween[rhythm]
  const dollars = (20 + visits * 11 * size) * drawn * monthsOfCycle[cycle]
  const price = currency === 'USD' ? Math.round(dollars / 5) * 5 : Math.round((dollars * kyatPerDollar) / 5_000) * 5_000
  return price.toFixed(2)
}
