import type { ServicePeriod } from '@thant/contracts/money/invoice-forms'
import type { Format } from '@thant/i18n/format'
import { formatPlainDate, formatShortDate } from '@thant/i18n/short-dates'
import type { Translate } from '@thant/i18n/translation-key'

/** Returns `28 Oct – 27 Jan 2027`, for lists: the first day has its year only where a period is longer than one. */
export function shortPeriod({ start, end }: ServicePeriod, format: Format, t: Translate): string {
  const years = Number(end.slice(0, 4)) - Number(start.slice(0, 4))
  const isClear = years === 0 || (years === 1 && start.slice(5) > end.slice(5))
  return `${isClear ? formatShortDate(start, format, t) : formatPlainDate(start, format, t)} – ${formatPlainDate(end, format, t)}`
}
