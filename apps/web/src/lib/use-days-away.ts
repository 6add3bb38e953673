import { daysAwayText } from './days-away.ts'
import { todayIn } from './entries/zoned-time.ts'
import { useTranslation } from './i18n.ts'
import { useCompanyTimeZone, useFormat } from './use-format.ts'

/** Returns `today`, `tomorrow`, `in 5 days` or `2 months ago` for a day such as `2026-02-03`. */
export function useDaysAway(): (day: string) => string {
  const { t } = useTranslation()
  const format = useFormat()
  const today = todayIn(useCompanyTimeZone())
  return (day) => daysAwayText(day, today, t, format)
}
