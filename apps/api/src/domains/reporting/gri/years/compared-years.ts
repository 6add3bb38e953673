import { countMonths } from '@thant/contracts/days'
import { comparedYears, maxComparedMonths } from '@thant/contracts/reporting/gri-years'
import { Temporal } from 'temporal-polyfill'

type Months = { from: string; to: string }
export type ComparedYear = Months & { lastDay?: number; isBase: boolean }

/** The day of `today`, if the months have begun and are not over. */
export function unfinishedDay({ from, to }: Partial<Months>, today: string): string | undefined {
  const month = today.slice(0, 7)
  return (from ?? month) <= month && (to ?? month) >= month ? today : undefined
}

/**
 * The months, the same of the years before, and those of the base year; none of more than a year. Of months that are not
 * over, all end with the same day of their last month.
 */
export function comparedYearsOf(months: Months, today: string, baseYear: number | null): ComparedYear[] {
  if (countMonths(months) > maxComparedMonths) return []
  const isOver = unfinishedDay(months, today) === undefined
  const now = isOver ? months : { from: months.from, to: today.slice(0, 7) }
  const lastYear = Number(now.to.slice(0, 4))
  const years = Array.from({ length: comparedYears }, (_, index) => lastYear - index)
  if (baseYear !== null && !years.includes(baseYear)) years.push(baseYear)
  return years.map((year) => ({
    ...yearsAgo(now, lastYear - year),
    ...(!isOver && { lastDay: Number(today.slice(8)) }),
    isBase: year === baseYear,
  }))
}

function yearsAgo({ from, to }: Months, years: number): Months {
  const ago = (month: string) => Temporal.PlainYearMonth.from(month).subtract({ years }).toString()
  return { from: ago(from), to: ago(to) }
}
