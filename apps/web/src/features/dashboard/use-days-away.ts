import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { instantOf, todayIn } from '#lib/zoned-time.ts'

/** Returns `today`, `in 5 days` or `2 months ago` for a day such as `2026-02-03`. */
export function useDaysAway(): (day: string) => string {
  const { t } = useTranslation()
  const format = useFormat()
  const timeZone = useCompanyTimeZone()
  const today = todayIn(timeZone)
  const noonOf = (day: string) => instantOf(day, '12:00', timeZone)
  return (day) => (day === today ? t('today') : format.relative(noonOf(day), Date.parse(noonOf(today))))
}
