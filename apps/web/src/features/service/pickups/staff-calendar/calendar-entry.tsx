import colors from '../components/status-colors.module.css'
import type { Entry } from './calendar-entries.ts'
import { CalendarEvent } from './calendar-event.tsx'
import classes from './calendar-grid.module.css'
import { CalendarMore } from './calendar-more.tsx'
import { CalendarRequest } from './calendar-request.tsx'
import { CalendarRequestRow } from './calendar-request-row.tsx'
import { CalendarRow } from './calendar-row.tsx'
import { views } from './calendar-views.ts'

/** A pickup, a wanted pickup or the rest of a day, as the view of the calendar library named `view` shows it. */
export function CalendarEntry({ entry: { pickup, wanted, more }, view }: { entry: Entry; view: string }) {
  if (more) return <CalendarMore count={more.count} marks={more.marks} />
  if (wanted && view === views.list) return <CalendarRequestRow wanted={wanted} />
  if (wanted) return <CalendarRequest wanted={wanted} isLine={view === views.month} />
  if (view === views.list) return <CalendarRow pickup={pickup} />
  return <CalendarEvent pickup={pickup} isLine={view === views.month} />
}

export function entryClass({ pickup, more }: Entry, view: string): string | undefined {
  if (more) return classes.more
  if (view === views.list) return classes.row
  return `${classes.event} ${pickup === undefined ? classes.wanted : colors[pickup.status]}`
}
