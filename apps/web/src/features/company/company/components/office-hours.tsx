import type { OpeningHours } from '@thant/contracts/opening-hours'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { weekdayLabels, weekdayRuns } from '../open-weekdays.ts'

type OfficeHoursProps = { weekdays: readonly number[]; hours: OpeningHours }

/** Says when the office is open: `Mon – Sat, 09:00 to 17:00`. */
export function OfficeHours({ weekdays, hours }: OfficeHoursProps) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const named = (day: number) => {
    const label = weekdayLabels[day]
    return label === undefined ? '' : t(label)
  }
  const days = weekdayRuns(weekdays).map(([first, last]) =>
    first === last ? named(first) : `${named(first)} – ${named(last)}`,
  )
  return t('{{days}}, {{from}} to {{to}}', { days: days.join(t(', ')), from: digits(hours.from), to: digits(hours.to) })
}
