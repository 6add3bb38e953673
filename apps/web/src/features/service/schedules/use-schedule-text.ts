import type { Recurrence } from '@thant/contracts/service/schedule-forms'
import { recurrenceShortText, recurrenceText } from '@thant/i18n/recurrence-text'
import { instantOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'

/** Returns what writes a schedule as a sentence, such as `Every Tuesday and Friday at 07:00`. */
export function useScheduleText(): (schedule: Recurrence & { timeOfDay: string | null }) => string {
  const { t } = useTranslation()
  const format = useFormat()
  const timeText = useTimeOfDayText()
  return ({ timeOfDay, ...schedule }) => {
    const recurrence = recurrenceText(schedule, (text, values) => t(text, values), format.digits)
    if (timeOfDay === null || !/^\d\d:\d\d$/.test(timeOfDay)) return recurrence
    return t('{{recurrence}} at {{time}}', { recurrence, time: timeText(timeOfDay) })
  }
}

/** Returns what writes the days of a schedule for a list, such as `Tue, Fri`. */
export function useScheduleDays(): (schedule: Recurrence) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return (schedule) => recurrenceShortText(schedule, (text, values) => t(text, values), format.digits)
}

/** Returns what writes a time of day such as `07:00` in the reader's language and time format. */
export function useTimeOfDayText(): (timeOfDay: string) => string {
  const format = useFormat()
  const timeZone = useCompanyTimeZone()
  return (timeOfDay) => format.time(instantOf(someDay, timeOfDay, timeZone))
}

const someDay = '2026-01-01'
