import type { ServicePeriod } from '@thant/contracts/money/invoice-forms'
import { useFormat } from '#lib/use-format.ts'
import classes from './service-period-text.module.css'

/** Lines break between the two dates only, except on a phone. */
export function ServicePeriodText({ period }: { period: ServicePeriod }) {
  const format = useFormat()
  return (
    <span className={classes.period}>
      <span className={classes.day}>{format.date(period.start)} –</span>{' '}
      <span className={classes.day}>{format.date(period.end)}</span>
    </span>
  )
}
