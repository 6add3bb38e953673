import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'
import classes from './cell-time.module.css'

/** Shows an instant with its time beneath its day, so that three such columns fit; a phone's card has it in one line. */
export function CellTime({ instant, children }: { instant: string; children?: ReactNode }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <span className={classes.when}>
      <span>
        <Day value={instant} />
        <span className={classes.comma}>{t(', ')}</span>
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

/** A day; a phone's card leaves out the year if it is this one, so that day and time fit in one line. */
function Day({ value }: { value: string }) {
  const format = useFormat()
  const thisYear = format.digits(todayIn(useCompanyTimeZone()).slice(0, 4))
  const day = format.date(value)
  const [, before, year, after] = new RegExp(`^(.*?)(\\s?${thisYear}\\s?)(.*)$`).exec(day) ?? []
  if (year === undefined) return day
  return (
    <>
      {before}
      <span className={classes.thisYear}>{year}</span>
      {after}
    </>
  )
}
