import type { Format } from '@thant/i18n/format'
import type { Translate } from '@thant/i18n/translation-key'
import { daysAfter } from './entries/zoned-time.ts'

/** Counts the days of a calendar, whatever the hour is: what is on the next day is tomorrow at any time of today. */
export function daysAwayText(day: string, today: string, t: Translate, format: Format): string {
  if (day === today) return t('today')
  if (day === daysAfter(today, 1)) return t('tomorrow')
  return format.relative(day, Date.parse(today))
}
