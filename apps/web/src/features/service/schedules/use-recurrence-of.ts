import { recurrenceText } from '@thant/i18n/recurrence-text'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useRunningSchedules } from './use-running-schedules.ts'

/** Returns what writes how the schedule of a pickup repeats, such as `Every Monday`; nothing where none runs any more. */
export function useRecurrenceOf(
  organizationId: string | undefined,
  site: string | undefined,
): (pickup: { schedule?: string | null | undefined }) => string | undefined {
  const { t } = useTranslation()
  const format = useFormat()
  const schedules = useRunningSchedules(organizationId, site).data?.data ?? []
  return (pickup) => {
    const schedule = schedules.find(({ _id }) => _id === pickup.schedule)
    return schedule && recurrenceText(schedule, (text, values) => t(text, values), format.digits)
  }
}
