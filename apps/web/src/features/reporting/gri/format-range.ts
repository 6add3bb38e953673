import type { Format } from '@thant/i18n/format'
import { formatMonths, formatPlainDate, formatShortDate } from '@thant/i18n/short-dates'
import type { Translate } from '@thant/i18n/translation-key'
import { Temporal } from 'temporal-polyfill'
import type { DayRange } from './periods.ts'

/** Returns `Jan – Nov 2026`, or `1 Jan – 23 Nov 2026` where the last month counts up to a day. */
export function formatRange({ from, to, lastDay }: DayRange, format: Format, t: Translate): string {
  if (lastDay === undefined) return formatMonths({ from, to }, format, t)
  const end = Temporal.PlainYearMonth.from(to).toPlainDate({ day: lastDay }).toString()
  if (from.slice(0, 4) === end.slice(0, 4)) {
    return t('{{from}} – {{to}} {{year}}', {
      from: formatShortDate(`${from}-01`, format, t),
      to: formatShortDate(end, format, t),
      year: format.digits(end.slice(0, 4)),
    })
  }
  return t('{{from}} to {{to}}', {
    from: formatPlainDate(`${from}-01`, format, t),
    to: formatPlainDate(end, format, t),
  })
}
