import type { ServicePeriod } from '@thant/contracts/invoices'
import { type Cycle, monthsOfCycle } from '@thant/contracts/subscriptions'
import { Temporal } from 'temporal-polyfill'

/** Returns one billing cycle from the day after the contract's end, or from today if there is no contract. */
export function nextPeriod(contractEndsOn: string | null, today: string, cycle: Cycle): ServicePeriod {
  const start =
    contractEndsOn === null ? Temporal.PlainDate.from(today) : Temporal.PlainDate.from(contractEndsOn).add({ days: 1 })
  const end = start.add({ months: monthsOfCycle[cycle] }).subtract({ days: 1 })
  return { start: start.toString(), end: end.toString() }
}
