import type { ServicePeriod } from '@thant/contracts/money/invoice-forms'
import { formatPlainDate, formatShortDate } from '@thant/i18n/short-dates'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './service-period-text.module.css'

type ServicePeriodTextProps = {
  period: ServicePeriod
  /** Omits the weekdays, and the year of the first day where it is clear, for lists. */
  isShort?: boolean
}

/** Lines break between the two dates only, except on a phone. */
export function ServicePeriodText({ period, isShort = false }: ServicePeriodTextProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { start, end } = period
  const dateOf = (day: string) => (isShort ? formatPlainDate(day, format, t) : format.date(day))
  return (
    <span className={classes.period}>
      <span className={classes.day}>
        {isShort && isUpToAYear(period) ? formatShortDate(start, format, t) : dateOf(start)} –
      </span>{' '}
      <span className={classes.day}>{dateOf(end)}</span>
    </span>
  )
}

function isUpToAYear({ start, end }: ServicePeriod): boolean {
  const years = Number(end.slice(0, 4)) - Number(start.slice(0, 4))
  return years === 0 || (years === 1 && start.slice(5) > end.slice(5))
}
