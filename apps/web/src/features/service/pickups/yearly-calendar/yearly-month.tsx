import type { Icon } from '@tabler/icons-react'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import type { RequestedPickup } from '@thant/contracts/service/pickup-requests'
import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import { pickupMarkLabels } from '@thant/contracts/service/pickup-statuses'
import { shortWeekdayNames } from '@thant/i18n/date-names'
import type { Format } from '@thant/i18n/format'
import type { Translate, TranslationKey } from '@thant/i18n/translation-key'
import { memo, useId } from 'react'
import { closedRunsOf } from '#features/company/company-days/closed-runs.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { MarkIcon } from '../components/mark-icon.tsx'
import colors from '../components/status-colors.module.css'
import { openMarks } from '../pickup-marks.ts'
import { useStatusBadges } from '../use-status-badges.ts'
import { weeksOf } from './year-days.ts'
import classes from './yearly-calendar.module.css'

type YearlyMonthProps = {
  year: number
  month: number
  byDay: ReadonlyMap<string, readonly OrganizationPickup[]>
  requestedByDay: ReadonlyMap<string, readonly RequestedPickup[]>
  /** The names of days on which the company is closed. */
  closed: ReadonlyMap<string, string>
  today: string
  /** The day in the Tab order, if it is in this month. */
  current: string | undefined
  onOpen: (day: string) => void
  /** Returns whether the key moved the focus. */
  onKey: (day: string, key: string) => boolean
}

const weekdays: readonly TranslationKey[] = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

export const YearlyMonth = memo(function YearlyMonth({ year, month, current, ...days }: YearlyMonthProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const badges = useStatusBadges()
  const headingId = useId()
  return (
    <section className={classes.month}>
      <h3 id={headingId}>{format.month(`${year}-${String(month).padStart(2, '0')}`)}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid whose cells hold buttons */}
      <table role="grid" aria-labelledby={headingId}>
        <thead>
          <tr>
            {weekdays.map((name, index) => (
              <th key={name} scope="col" abbr={t(shortWeekdayNames[index] ?? name)}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={weekdays[index]}>
                  {day !== null && (
                    <Day {...days} day={day} isReached={day === current} badges={badges} t={t} format={format} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Holidays month={`${year}-${String(month).padStart(2, '0')}`} closed={days.closed} />
    </section>
  )
})

/** Names the closed days, because a phone shows no titles. */
function Holidays({ month, closed }: { month: string; closed: ReadonlyMap<string, string> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const runs = closedRunsOf(closed, month)
  if (runs.length === 0) return null
  const dayOfMonth = (day: string) => format.digits(String(Number(day.slice(8))))
  return (
    <ul className={classes.holidays} aria-label={t('Closed days')}>
      {runs.map(({ from, to, name }) => (
        <li key={from}>
          <span>{from === to ? dayOfMonth(from) : `${dayOfMonth(from)}–${dayOfMonth(to)}`}</span> {name}
        </li>
      ))}
    </ul>
  )
}

type DayProps = Omit<YearlyMonthProps, 'year' | 'month' | 'current'> & {
  day: string
  isReached: boolean
  badges: ReturnType<typeof useStatusBadges>
  t: Translate
  format: Format
}

/** A plain button that gets translations as props, because there are 365 of them. */
function Day({ day, isReached, byDay, requestedByDay, closed, today, onOpen, onKey, badges, t, format }: DayProps) {
  const pickups = byDay.get(day) ?? []
  const status = mostUrgentStatus(pickups)
  const holiday = closed.get(day)
  const isRequested = requestedByDay.has(day)
  const marks = openMarks(pickups.flatMap((pickup) => pickup.marks ?? []))
  const said = [
    ...pickups.map(({ status, pickUpTime }) => `${t(badges[status].label)} ${format.time(pickUpTime)}`),
    ...marks.map((mark) => t(pickupMarkLabels[mark])),
    ...(isRequested ? [t('Extra pickup requested')] : []),
  ]
  return (
    <button
      type="button"
      className={status ? `${classes.day} ${colors[status]}` : classes.day}
      data-day={day}
      data-status={status}
      data-requested={isRequested || undefined}
      data-closed={holiday === undefined ? undefined : true}
      title={holiday}
      data-today={day === today || undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-label={[format.date(day), ...(holiday === undefined ? [] : [holiday]), ...said].join(t(', '))}
      tabIndex={isReached ? 0 : -1}
      onClick={() => onOpen(day)}
      onKeyDown={(event) => {
        if (onKey(day, event.key)) event.preventDefault()
      }}
    >
      {marks[0] && (
        <span className={classes.corner}>
          <MarkIcon mark={marks[0]} />
        </span>
      )}
      {format.digits(String(Number(day.slice(8))))}
      {pickups.length > 0 && (
        <span className={classes.marks}>
          {pickups.slice(0, 3).map(({ _id, status }) => (
            <Mark key={_id} icon={badges[status].icon} />
          ))}
        </span>
      )}
    </button>
  )
}

function Mark({ icon: StatusIcon }: { icon: Icon }) {
  return <StatusIcon size={11} aria-hidden />
}

const pressing: readonly PickupStatus[] = ['ONHOLD', 'REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED']

/** Picks the most important status of a day, which sets its colour; each pickup keeps its own mark. */
function mostUrgentStatus(pickups: readonly OrganizationPickup[]): PickupStatus | undefined {
  return pressing.find((status) => pickups.some((pickup) => pickup.status === status))
}
