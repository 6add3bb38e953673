import { type Cycle, monthsOfCycle } from '@thant/contracts/customers/subscriptions'
import { monthsUpTo } from '#lib/company-time.ts'

export type CycleMonths = {
  /** From the first month of the cycle to the one that is billed, YYYY-MM. */
  months: string[]
  /** Whether the cycle ends with that month. */
  isOver: boolean
}

/** Counts cycles from the month of a day, such as the start of a contract, else from January. */
export function cycleMonths(cycle: Cycle, countedFrom: string | null, month: string): CycleMonths {
  const length = monthsOfCycle[cycle]
  const first = countedFrom === null ? 0 : monthNumber(countedFrom)
  const before = (((monthNumber(month) - first) % length) + length) % length
  return { months: monthsUpTo(month, before + 1), isOver: before === length - 1 }
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}
