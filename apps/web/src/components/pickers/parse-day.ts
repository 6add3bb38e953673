import { latinDigits } from '@thant/contracts/latin-digits'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const separator = '\\s*[-/. ]\\s*'
const yearFirst = new RegExp(`^(?<year>\\d{4})${separator}(?<month>\\d{1,2})${separator}(?<day>\\d{1,2})$`)
const dayFirst = new RegExp(`^(?<day>\\d{1,2})${separator}(?<month>\\d{1,2})${separator}(?<year>\\d{4}|\\d{2})$`)
const inWords = /^(?:[a-z]{3,9},? )?(?<day>\d{1,2}) (?<name>[a-z]{3,9}),? (?<year>\d{4})$/
const shapes = [
  yearFirst,
  dayFirst,
  inWords,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
]

/**
 * Parses a day as people in Myanmar type it, the year or the day first, into `YYYY-MM-DD`; returns null for anything
 * else. Two digits of a year are of this century.
 */
export function parseDay(typed: string): string | null {
  const text = latinDigits(typed).trim().toLowerCase()
  for (const shape of shapes) {
    const { year, month, day, name } = shape.exec(text)?.groups ?? {}
    if (year === undefined || day === undefined) continue
    const number = month ?? String(months.indexOf(name?.slice(0, 3) ?? '') + 1)
    const iso = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
    if (isDay(iso)) return iso
  }
  return null
}

/** True for a `YYYY-MM-DD` of the calendar, within the years that the API takes. */
export function isDay(text: string): boolean {
  const time = /^(199\d|20\d\d)-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).getUTCDate() === Number(text.slice(8))
}
