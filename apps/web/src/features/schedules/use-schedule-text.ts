import type { Recurrence } from '@thant/contracts/schedules'
import { recurrenceText } from '@thant/i18n/recurrence-text'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { instantOf } from '#lib/zoned-time.ts'

/** Returns what writes a schedule as a sentence, such as `Every Tuesday and Friday at 07:00`. */
export function useScheduleText(): (schedule: Recurrence & { timeOfDay: string | null }) => string {
  const { t } = useTranslation()
  const format = useFormat()
  const timeZone = useCompanyTimeZone()
  return ({ timeOfDay, ...schedule }) => {
    const recurrence = recurrenceText(schedule, (text, values) => t(text, values), format.digits)
    if (timeOfDay === null || !/^\d\d:\d\d$/.test(timeOfDay)) return recurrence
    const time = format.time(instantOf(someDay, timeOfDay, timeZone))
    return t('{{recurrence}} at {{time}}', { recurrence, time })
  }
}

const someDay = '2026-01-01'
