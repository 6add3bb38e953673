import type { GriYears } from '@thant/contracts/reporting/gri-years'
import { Temporal } from 'temporal-polyfill'
import { type GriLine, lineTexts } from './gri-lines.ts'

/** The same months of the years before, and what saved reports said otherwise, as lines of the file. */
export function yearLines({ years, restatements }: GriYears): GriLine[] {
  const disclosure = lineTexts.years
  return [
    ...years.slice(1).flatMap(({ isBase, lastDay, diversionRate, ...year }) => {
      const line = { disclosure, row: isBase ? lineTexts.monthsOfBaseYear : lineTexts.sameMonths, ...year }
      return [
        { ...line, share: diversionRate, ...(lastDay !== undefined && { countedUntil: dayIn(year.to, lastDay) }) },
      ]
    }),
    ...restatements.flatMap(({ number, from, to, saved, today }) => {
      const line = { disclosure: lineTexts.restatements, report: number, from, to }
      return [
        { ...line, row: lineTexts.asReported, ...saved },
        { ...line, row: lineTexts.today, ...today },
      ]
    }),
  ]
}

/** The last day of a month that is shorter. */
function dayIn(month: string, day: number): string {
  return Temporal.PlainYearMonth.from(month).toPlainDate({ day }).toString()
}
