import { shortWeekdayNames } from '@thant/i18n/date-names'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './calendar-grid.module.css'
import { views } from './calendar-views.ts'

const shortWeekdays: readonly TranslationKey[] = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

type CalendarDayHeadProps = {
  day: string
  /** 0 is Sunday. */
  weekday: number
  /** The calendar library's name of the view. */
  view: string
  /** The name of the holiday on which the company is closed. */
  holiday: string | undefined
}

/** The head of a column of days: a weekday in a month, otherwise a day with its holiday. */
export function CalendarDayHead({ day, weekday: dayOfWeek, view, holiday }: CalendarDayHeadProps) {
  const { t } = useTranslation()
  const format = useFormat()
  if (view === views.day) return <DatedHead day={day} holiday={holiday} />
  const weekday = t(shortWeekdayNames[dayOfWeek] ?? '')
  const dayOfMonth = format.digits(dayOfMonthIn(day))
  return (
    <>
      <span className={classes.full}>
        {view === views.month ? weekday : t('{{weekday}} {{day}}', { weekday, day: dayOfMonth })}
      </span>
      <span className={classes.short} aria-hidden>
        <span>{t(shortWeekdays[dayOfWeek] ?? '')}</span>
        {view === views.week && <span>{dayOfMonth}</span>}
      </span>
      {view !== views.month && <Holiday name={holiday} isInCell />}
    </>
  )
}

/** The date of a single day, with its holiday. */
export function DatedHead({ day, holiday }: { day: string; holiday: string | undefined }) {
  const format = useFormat()
  return (
    <>
      {format.date(day)} <Holiday name={holiday} />
    </>
  )
}

/** The number of a day in the cell of a month, after its holiday. */
export function DayOfMonth({ day, holiday }: { day: string; holiday: string | undefined }) {
  const format = useFormat()
  return (
    <>
      <Holiday name={holiday} isInCell /> {format.digits(dayOfMonthIn(day))}
    </>
  )
}

export function dayOfMonthIn(day: string): string {
  return String(Number(day.slice(8)))
}

/** In a cell the name is cut off where the cell ends; on a phone only the colour is left of it. */
function Holiday({ name, isInCell }: { name: string | undefined; isInCell?: boolean }) {
  if (name === undefined) return null
  return (
    <span className={classes.holiday} data-in-cell={isInCell} title={name}>
      {name}
    </span>
  )
}
