import type { ReactNode } from 'react'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import classes from './cell-time.module.css'

/** Shows an instant in one line. */
export function CellTime({ instant, children }: { instant: string; children?: ReactNode }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <span className={classes.when}>
      <span>
        <Day value={instant} />
        {t(', ')}
      </span>
      <span className={classes.time}>
        {format.time(instant)}
        {children}
      </span>
    </span>
  )
}

/** Shows a day, or the day of an instant. */
export function CellDay({ day }: { day: string }) {
  return (
    <span className={classes.when}>
      <Day value={day} />
    </span>
  )
}

/**
 * A day; on screens it leaves out the year if it is this one, so that day and time fit in one line. A list leaves out the
 * Burmese weekday, too, which stands last and may be as long as the rest.
 */
function Day({ value }: { value: string }) {
  const format = useFormat()
  const thisYear = format.digits(todayIn(useCompanyTimeZone()).slice(0, 4))
  const [, day = '', weekday] = /^(.*?)(၊[^၊]*)?$/u.exec(format.date(value)) ?? []
  const [, before, year, after] = new RegExp(`^(.*?)(\\s?${thisYear}\\s?)(.*)$`).exec(day) ?? []
  return (
    <>
      {year === undefined ? (
        day
      ) : (
        <>
          {before}
          <span className={classes.thisYear}>{year}</span>
          {after}
        </>
      )}
      {weekday && <span className={classes.weekday}>{weekday}</span>}
    </>
  )
}
