/** Runs in its own process: a short rule can make the library search without end. */
import { serveTasks } from '#lib/children/serve-tasks.ts'
import { readCalendarDays } from './calendar-days.ts'
import type { CalendarTask } from './file-reader.ts'

serveTasks(({ text, range }: CalendarTask) => readCalendarDays(text, range))
