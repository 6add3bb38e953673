import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './cell-time.module.css'

/** Shows an instant with its time beneath its day, so that three such columns fit; a phone's card has it in one line. */
export function CellTime({ instant, children }: { instant: string; children?: ReactNode }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <span className={classes.when}>
      <span>
        {format.date(instant)}
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
  const format = useFormat()
  return <span className={classes.when}>{format.date(day)}</span>
}
