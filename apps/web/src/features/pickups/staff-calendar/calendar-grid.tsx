import FullCalendar, { type CalendarRef, type EventClickInfo, type EventDropInfo } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import listPlugin from '@fullcalendar/react/list'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import type { WantedPickup } from '@thant/contracts/pickup-requests'
import type { CalendarPickup } from '@thant/contracts/pickups'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useIsPrinting } from '#lib/use-is-printing.ts'
import { wallClockOf } from '#lib/zoned-time.ts'
import colors from '../components/status-colors.module.css'
import type { CalendarView } from './calendar-days.ts'
import { entryOf, eventsOf } from './calendar-entries.ts'
import { CalendarEvent } from './calendar-event.tsx'
import classes from './calendar-grid.module.css'
import { CalendarMore } from './calendar-more.tsx'
import { CalendarRow } from './calendar-row.tsx'
import { CalendarWanted } from './calendar-wanted.tsx'
import { CalendarWantedRow } from './calendar-wanted-row.tsx'
import { hoursOfPickups } from './hours-of-pickups.ts'

type CalendarGridProps = {
  view: CalendarView
  day: string
  pickups: readonly CalendarPickup[]
  /** Extra pickups that customers ask for. */
  wanted: readonly WantedPickup[]
  /** The names of days on which the company is closed. */
  closed: ReadonlyMap<string, string>
  canMove: boolean
  onDay: (day: string) => void
  /** Receives a day, and the time if one was clicked; undefined hides the action. */
  onAdd: ((day: string, time: string | undefined) => void) | undefined
  onOpen: (pickup: CalendarPickup) => void
  onWanted: (wanted: WantedPickup) => void
  onMove: (pickup: CalendarPickup, to: string) => void
  emptyText: string
}

const views = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'listWeek' } as const
const plugins = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicTheme]
const wholeDay = { from: '00:00', to: '24:00' }
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const shortWeekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** Wraps the calendar library; the props alone decide what is shown and where pickups are. */
export function CalendarGrid({
  view,
  day,
  pickups,
  wanted,
  closed,
  canMove,
  onDay,
  onAdd,
  onOpen,
  onWanted,
  onMove,
  emptyText,
}: CalendarGridProps) {
  const { language, t } = useTranslation()
  const format = useFormat()
  const timeZone = useCompanyTimeZone()
  const hour12 = useMe()?.timeFormat === '12h'
  const calendar = useRef<CalendarRef>(null)
  const events = useMemo(() => eventsOf(view, pickups, wanted, timeZone), [view, pickups, wanted, timeZone])
  const isPrinting = useIsPrinting()
  // Paper cannot be scrolled, so it has the hours that hold pickups, all of them.
  const hours = isPrinting ? hoursOfPickups([...pickups, ...wanted], timeZone) : wholeDay
  const dayOfMonth = (of: string) => format.digits(String(Number(of.slice(8))))
  const dayIn = (date: Date) => wallClockOf(date.toISOString(), timeZone).day
  const classOf = (date: Date) => (closed.has(dayIn(date)) ? classes.closed : undefined)

  /** Begins with what is seen of the link, so that it can be named by voice. */
  const linkName = (day: string) => {
    const holiday = closed.get(day)
    return holiday === undefined ? format.date(day) : `${holiday} ${dayOfMonth(day)}${t(', ')}${format.date(day)}`
  }

  useEffect(() => calendar.current?.getApi().changeView(views[view], day), [view, day])

  const drop = ({ event, revert }: EventDropInfo) => {
    // Reverts the library's move, because only `pickups` may decide where an event is.
    revert()
    const { pickup } = entryOf(event)
    if (pickup && event.start !== null) onMove(pickup, event.start.toISOString())
  }

  return (
    <div className={classes.calendar} data-wide={view === 'week' || view === 'month' || undefined} data-view={view}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        locale={language}
        timeZone={timeZone}
        initialView={views[view]}
        initialDate={day}
        headerToolbar={false}
        height={!isPrinting && (view === 'week' || view === 'day') ? 'max(480px, 100dvh - 240px)' : 'auto'}
        slotMinTime={hours.from}
        slotMaxTime={hours.to}
        events={events}
        eventDisplay="block"
        eventColor="transparent"
        eventContrastColor="inherit"
        eventOrder="start"
        eventClass={({ event, view: { type } }) => {
          const { pickup, more } = entryOf(event)
          if (more) return classes.more
          if (pickup === undefined) return type === views.list ? classes.row : `${classes.event} ${classes.wanted}`
          return type === views.list ? classes.row : `${classes.event} ${colors[pickup.status]}`
        }}
        eventContent={({ event, view: { type } }) => {
          const { pickup, wanted, more } = entryOf(event)
          if (more) return <CalendarMore count={more.count} marks={more.marks} />
          if (wanted && type === views.list) return <CalendarWantedRow wanted={wanted} />
          if (wanted) return <CalendarWanted wanted={wanted} isLine={type === views.month} />
          if (type === views.list) return <CalendarRow pickup={pickup} />
          return <CalendarEvent pickup={pickup} isLine={type === views.month} />
        }}
        listItemEventBeforeClass={classes.dot}
        eventInteractive
        eventClick={({ event }: EventClickInfo) => {
          const { pickup, wanted, more } = entryOf(event)
          if (pickup) onOpen(pickup)
          else if (wanted) onWanted(wanted)
          else onDay(more.day)
        }}
        editable={canMove}
        eventDurationEditable={false}
        eventAllow={({ allDay }, event) => allDay === event?.allDay}
        eventDrop={drop}
        dragRevertDuration={0}
        defaultTimedEventDuration="00:30"
        forceEventDuration
        nextDayThreshold="01:00"
        slotDuration="00:15:00"
        snapDuration="00:15:00"
        slotHeaderInterval="01:00"
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12 }}
        slotHeaderContent={({ date }) => format.time(date.toISOString())}
        slotEventOverlap={false}
        scrollTime="07:00"
        viewDidMount={({ el }) => letKeyboardScroll(el)}
        nowIndicator
        allDayText={t('All day')}
        timedText={t('Timed')}
        firstDay={0}
        fixedWeekCount={false}
        navLinks={view === 'month'}
        navLinkDayClick={(date) => onDay(dayIn(date))}
        navLinkHint={(_text, date) => linkName(dayIn(date))}
        dateClick={({ date, dateStr, allDay, view: shown }) => {
          if (allDay && shown.type !== views.month) onDay(dateStr.slice(0, 10))
          else if (allDay) onAdd?.(dateStr.slice(0, 10), undefined)
          else onAdd?.(dayIn(date), wallClockOf(date.toISOString(), timeZone).time)
        }}
        dayHeaderClass={({ date }) => (closed.has(dayIn(date)) ? classes.narrow : undefined)}
        dayCellClass={({ date }) => classOf(date)}
        dayLaneClass={({ date }) => classOf(date)}
        dayCellTopContent={({ date }) => (
          <>
            <Holiday name={closed.get(dayIn(date))} isInCell /> {dayOfMonth(dayIn(date))}
          </>
        )}
        dayHeaderContent={({ dow, date, view: { type } }) => {
          const day = dayIn(date)
          const holiday = type === views.month ? undefined : closed.get(day)
          if (type === views.day) {
            return (
              <>
                {format.date(day)} <Holiday name={holiday} />
              </>
            )
          }
          const weekday = t(weekdays[dow] ?? '')
          return (
            <>
              <span className={classes.full}>
                {type === views.month ? weekday : t('{{weekday}} {{day}}', { weekday, day: dayOfMonth(day) })}
              </span>
              <span className={classes.short} aria-hidden>
                <span>{t(shortWeekdays[dow] ?? '')}</span>
                {type === views.week && <span>{dayOfMonth(day)}</span>}
              </span>
              <Holiday name={holiday} isInCell />
            </>
          )
        }}
        listDayHeaderContent={({ level, date }) =>
          level === 0 ? (
            <>
              {format.date(dayIn(date))} <Holiday name={closed.get(dayIn(date))} />
            </>
          ) : (
            ' '
          )
        }
        noEventsText={emptyText}
      />
    </div>
  )
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

/** The hours of a day without pickups hold nothing that takes the focus, by which a keyboard could scroll them. */
function letKeyboardScroll(view: HTMLElement): void {
  for (const part of view.querySelectorAll('div')) {
    if (!/auto|scroll/.test(getComputedStyle(part).overflowY)) continue
    part.querySelector('[role="cell"]')?.setAttribute('tabindex', '0')
  }
}
