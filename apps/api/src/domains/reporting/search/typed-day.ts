import { Temporal } from 'temporal-polyfill'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Reads a day as it is typed or shown: 2026-02-03, 2026/2/3, 3.2.2026, 3/2/2026, 3 Feb 2026, and 3 Feb of this year.
 * Returns YYYY-MM-DD.
 */
export function typedDay(text: string, today: string): string | undefined {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (yearFirst) return existing(yearFirst[1], yearFirst[2], yearFirst[3])
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  if (dayFirst) return existing(dayFirst[3], dayFirst[2], dayFirst[1])
  const named = /^(\d{1,2}) ([a-z]{3})[a-z]*(?: (\d{4}))?$/i.exec(text)
  if (!named) return undefined
  const month = months.indexOf(named[2]?.toLowerCase() ?? '') + 1
  return existing(named[3] ?? today.slice(0, 4), month, named[1])
}

type Part = string | number | undefined

function existing(year: Part, month: Part, day: Part): string | undefined {
  try {
    const fields = { year: Number(year), month: Number(month), day: Number(day) }
    return Temporal.PlainDate.from(fields, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}
