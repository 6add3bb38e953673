import type { Format } from '@thant/i18n/format'
import { formatDays, formatMonths } from '@thant/i18n/short-dates'
import type { Translate } from '@thant/i18n/translation-key'
import { Temporal } from 'temporal-polyfill'
import type { DayRange } from './periods.ts'

/** Returns `Jan – Nov 2026`, or `1 Jan – 23 Nov 2026` where the last month counts up to a day. */
export function formatRange({ from, to, lastDay }: DayRange, format: Format, t: Translate): string {
  if (lastDay === undefined) return formatMonths({ from, to }, format, t)
  const end = Temporal.PlainYearMonth.from(to).toPlainDate({ day: lastDay })
  return formatDays({ from: `${from}-01`, to: end.toString() }, format, t)
}
