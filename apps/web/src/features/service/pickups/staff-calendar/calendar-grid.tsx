import FullCalendar, { type CalendarRef, type EventClickInfo, type EventDropInfo } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import listPlugin from '@fullcalendar/react/list'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import type { Translate } from '@thant/i18n/translation-key'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import type { RequestedPickup } from '@thant/contracts/service/pickup-requests'
import type { CalendarPickup } from '@thant/contracts/service/pickups'
import type { Format } from '@thant/i18n/format'
import { type ComponentProps, useEffect, useMemo, useRef } from 'react'
import { wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useIsPrinting } from '#lib/use-is-printing.ts'
import { useMe } from '#lib/visitor/session.ts'
import { CalendarDayHead, DatedHead, DayOfMonth, dayOfMonthIn } from './calendar-day-head.tsx'
import type { CalendarView } from './calendar-days.ts'
import { entryOf, eventsOf } from './calendar-entries.ts'
import { CalendarEntry, entryClass } from './calendar-entry.tsx'
import classes from './calendar-grid.module.css'
import { ownViews, views } from './calendar-views.ts'
import { hoursOfPickups } from './hours-of-pickups.ts'
import { useScrollTime } from './use-scroll-time.ts'

type CalendarGridProps = {
  view: CalendarView
  day: string
  pickups: readonly CalendarPickup[]
  /** Extra pickups that customers ask for. */
  wanted: readonly RequestedPickup[]
  /** The names of days on which the company is closed. */
  closed: ReadonlyMap<string, string>
  canMove: boolean
  onDay: (day: string) => void
  /** Receives a day, and the time if one was clicked; undefined hides the action. */
  onAdd: ((day: string, time: string | undefined) => void) | undefined
  onOpen: (pickup: CalendarPickup) => void
  onRequest: (wanted: RequestedPickup) => void
  onMove: (pickup: CalendarPickup, to: string) => void
  emptyText: string
}

/** The options that no prop changes. */
const fixedOptions = {
  plugins: [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicTheme],
  views: ownViews,
  headerToolbar: false,
  firstDay: 0,
  fixedWeekCount: false,
  nowIndicator: true,
  scrollTimeReset: false,
  slotDuration: '00:15:00',
  snapDuration: '00:15:00',
  slotHeaderInterval: '01:00',
  slotEventOverlap: false,
  nextDayThreshold: '01:00',
  defaultTimedEventDuration: '00:30',
  forceEventDuration: true,
  eventDisplay: 'block',
  eventColor: 'transparent',
  eventContrastColor: 'inherit',
  eventOrder: 'start',
  eventInteractive: true,
  eventDurationEditable: false,
  dragRevertDuration: 0,
  listItemEventBeforeClass: classes.dot,
  moreLinkClass: classes.moreLink,
} satisfies ComponentProps<typeof FullCalendar>
/** More pickups side by side would have no room for their names; a link opens the day, which has. */
const lanesOfWeek = 2
const wholeDay = { from: '00:00', to: '24:00' }

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
  onRequest,
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
  const dayIn = (date: Date) => wallClockOf(date.toISOString(), timeZone).day
  const dayOf = (date: Date) => ({ day: dayIn(date), holiday: closed.get(dayIn(date)) })
  const classOf = (date: Date) => (closed.has(dayIn(date)) ? classes.closed : undefined)

  useEffect(() => calendar.current?.getApi().changeView(views[view], day), [view, day])
  useScrollTime(calendar, { view, day, timeZone })

  const drop = ({ event, revert }: EventDropInfo) => {
    // Reverts the library's move, because only `pickups` may decide where an event is.
    revert()
    const { pickup } = entryOf(event)
    if (pickup && event.start !== null) onMove(pickup, event.start.toISOString())
  }

  return (
    <div className={classes.calendar} data-wide={view === 'week' || view === 'month' || undefined} data-view={view}>
      <FullCalendar
        {...fixedOptions}
        ref={calendar}
        locale={language}
        timeZone={timeZone}
        initialView={views[view]}
        initialDate={day}
        height={!isPrinting && (view === 'week' || view === 'day') ? 'max(480px, 100dvh - 240px)' : 'auto'}
        {...(view === 'week' && !isPrinting && { eventMaxStack: lanesOfWeek })}
        {...moreLinkIn({ t, format })}
        moreLinkClick={({ date }) => {
          onDay(dayIn(date))
          return views.day
        }}
        slotMinTime={hours.from}
        slotMaxTime={hours.to}
        events={events}
        eventClass={({ event, view: { type } }) => entryClass(entryOf(event), type)}
        eventContent={({ event, view: { type } }) => <CalendarEntry entry={entryOf(event)} view={type} />}
        eventClick={({ event }: EventClickInfo) => {
          const { pickup, wanted, more } = entryOf(event)
          if (pickup) onOpen(pickup)
          else if (wanted) onRequest(wanted)
          else onDay(more.day)
        }}
        editable={canMove}
        eventAllow={({ allDay }, event) => allDay === event?.allDay}
        eventDrop={drop}
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12 }}
        slotHeaderContent={({ date }) => format.time(date.toISOString())}
        viewDidMount={({ el }) => letKeyboardScroll(el)}
        allDayText={t('All day')}
        timedText={t('Timed')}
        navLinks={view === 'month'}
        navLinkDayClick={(date) => onDay(dayIn(date))}
        navLinkHint={(_text, date) => linkName(dayOf(date), { t, format })}
        dateClick={({ date, dateStr, allDay, view: shown }) => {
          if (allDay && shown.type !== views.month) onDay(dateStr.slice(0, 10))
          else if (allDay) onAdd?.(dateStr.slice(0, 10), undefined)
          else onAdd?.(dayIn(date), wallClockOf(date.toISOString(), timeZone).time)
        }}
        dayHeaderClass={({ date }) => (closed.has(dayIn(date)) ? classes.narrow : undefined)}
        dayCellClass={({ date }) => classOf(date)}
        dayLaneClass={({ date }) => classOf(date)}
        dayCellTopContent={({ date }) => <DayOfMonth {...dayOf(date)} />}
        dayHeaderContent={({ dow, date, view: { type } }) => (
          <CalendarDayHead {...dayOf(date)} weekday={dow} view={type} />
        )}
        listDayHeaderContent={({ level, date }) => (level === 0 ? <DatedHead {...dayOf(date)} /> : ' ')}
        noEventsText={emptyText}
      />
    </div>
  )
}

type Reader = { t: Translate; format: Format }

/** The count of the pickups of an hour that are left out, in its own column. */
function moreLinkIn({ t, format }: Reader) {
  return {
    moreLinkContent: ({ num }: { num: number }) => `+${format.number(num)}`,
    moreLinkHint: (count: number) => t('Show {{count}} more of this day', { count }),
  }
}

/** Begins with what is seen of the link, so that it can be named by voice. */
function linkName({ day, holiday }: { day: string; holiday: string | undefined }, { t, format }: Reader): string {
  if (holiday === undefined) return format.date(day)
  return `${holiday} ${format.digits(dayOfMonthIn(day))}${t(', ')}${format.date(day)}`
}

/** The hours of a day without pickups hold nothing that takes the focus, by which a keyboard could scroll them. */
function letKeyboardScroll(view: HTMLElement): void {
  for (const part of view.querySelectorAll('div')) {
    if (!/auto|scroll/.test(getComputedStyle(part).overflowY)) continue
    part.querySelector('[role="cell"]')?.setAttribute('tabindex', '0')
  }
}
