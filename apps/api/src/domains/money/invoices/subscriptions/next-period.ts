import { type Cycle, monthsOfCycle } from '@thant/contracts/customers/subscriptions'
import type { ServicePeriod } from '@thant/contracts/money/invoice-forms'
import { Temporal } from 'temporal-polyfill'

/**
 * Returns one billing cycle from the day after the contract's end, or from today if there is no contract.
 * The extensions billed so far tell which day of the month they began on before a shorter month moved it.
 */
export function nextPeriod(
  contractEndsOn: string | null,
  today: string,
  cycle: Cycle,
  billed: readonly ServicePeriod[] = [],
): ServicePeriod {
  const start =
    contractEndsOn === null ? Temporal.PlainDate.from(today) : Temporal.PlainDate.from(contractEndsOn).add({ days: 1 })
  const month = start.toPlainYearMonth().add({ months: monthsOfCycle[cycle] })
  const end = month.toPlainDate({ day: Math.min(anchorDay(start, billed), month.daysInMonth) }).subtract({ days: 1 })
  return { start: start.toString(), end: end.toString() }
}

/** Only on the last day of a month can the day be a later one that this month does not have. */
function anchorDay(start: Temporal.PlainDate, billed: readonly ServicePeriod[]): number {
  if (start.day < start.daysInMonth) return start.day
  const dayBefore = start.subtract({ days: 1 }).toString()
  const previous = billed.find((period) => period.end === dayBefore)
  if (previous === undefined) return start.day
  return Math.max(start.day, anchorDay(Temporal.PlainDate.from(previous.start), billed))
}
