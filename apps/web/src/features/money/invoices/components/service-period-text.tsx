import type { ServicePeriod } from '@thant/contracts/money/invoice-forms'
import { formatPlainDate } from '@thant/i18n/short-dates'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './service-period-text.module.css'

type ServicePeriodTextProps = {
  period: ServicePeriod
  /** Omits the weekdays, for lists. */
  isShort?: boolean
}

/** Lines break between the two dates only, except on a phone. */
export function ServicePeriodText({ period, isShort = false }: ServicePeriodTextProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const dateOf = (day: string) => (isShort ? formatPlainDate(day, format, t) : format.date(day))
  return (
    <span className={classes.period}>
      <span className={classes.day}>{dateOf(period.start)} –</span>{' '}
      <span className={classes.day}>{dateOf(period.end)}</span>
    </span>
  )
}
