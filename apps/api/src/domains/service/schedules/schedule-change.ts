import { type ScheduleChange, scheduleIssue } from '@thant/contracts/service/schedule-forms'
import type { schedules } from '#database/schema/schedules.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { firstDayInRhythm } from './occurrences.ts'
import { dayBefore, earlierEnd } from './schedule-plan.ts'

export type StoredSchedule = typeof schedules.$inferSelect
type Changeable =
  | 'siteId'
  | 'startsOn'
  | 'endsOn'
  | 'everyWeeks'
  | 'weekdays'
  | 'nth'
  | 'weekday'
  | 'dayOfMonth'
  | 'timeOfDay'
  | 'wayType'
  | 'driverId'
  | 'plateNumber'
  | 'vehicleId'
  | 'holidayPolicy'

export type ScheduleAfter = {
  values: Pick<StoredSchedule, Changeable>
  /** The new end of the schedule that another one continues; undefined where the schedule itself is changed. */
  endsBefore: string | null | undefined
  /** Pickups to come of this day of the schedule and later ones follow the change. */
  from: string
}

/**
 * Returns what a schedule becomes, with the vehicle that the change names. One that has begun by the day of the change is
 * continued by another one, so that it still says how its past pickups came about; a new end alone changes the schedule
 * itself.
 */
export function scheduleAfter(
  before: StoredSchedule,
  change: ScheduleChange,
  today: string,
  named: Partial<Pick<StoredSchedule, 'plateNumber' | 'vehicleId'>>,
): ScheduleAfter {
  const { __v, isSure, from = today, startsOn, ...sent } = change
  if (from < today) throw errorAt('from', 'request.invalid', { message: 'This day is over.' })
  if (startsOn !== undefined && startsOn !== before.startsOn && before.startsOn <= today) {
    throw errorAt('startsOn', 'schedule.begun')
  }
  const merged = { ...before, ...recurrenceAfter(before, sent), ...valuesAfter(before, sent), ...named }
  const isNewEnd = Object.entries(sent).every(([name, value]) => name === 'endsOn' || value === undefined)
  const isContinued = !isNewEnd && from > before.startsOn
  if (isContinued && sent.endsOn === undefined && before.endsOn !== null && from > before.endsOn) {
    throw errorAt('from', 'request.invalid', { message: 'The schedule ends before this day.' })
  }
  const values = { ...merged, startsOn: isContinued ? nextStart(before, merged, from) : (startsOn ?? before.startsOn) }
  const issue = scheduleIssue(values)
  if (issue) throw errorAt(issue.path, 'request.invalid', { message: issue.message })
  return {
    values: changeable(values),
    endsBefore: isContinued ? earlierEnd(before.endsOn, dayBefore(from)) : undefined,
    from: isContinued ? from : before.startsOn,
  }
}

type Sent = Omit<ScheduleChange, '__v' | 'isSure' | 'from' | 'startsOn'>

/** A way to repeat that is sent replaces the earlier one as a whole. */
function recurrenceAfter(before: StoredSchedule, { everyWeeks, weekdays, nth, weekday, dayOfMonth }: Sent) {
  const isSent = [weekdays, nth, weekday, dayOfMonth].some((value) => value !== undefined)
  if (!isSent) return { everyWeeks: everyWeeks ?? before.everyWeeks }
  return {
    everyWeeks: everyWeeks ?? (weekdays?.length ? before.everyWeeks : 1),
    weekdays: weekdays ?? [],
    nth: nth ?? null,
    weekday: weekday ?? null,
    dayOfMonth: dayOfMonth ?? null,
  }
}

function valuesAfter(before: StoredSchedule, sent: Sent) {
  return {
    siteId: sent.siteId ?? before.siteId,
    endsOn: sent.endsOn === undefined ? before.endsOn : sent.endsOn,
    timeOfDay: sent.timeOfDay ?? before.timeOfDay,
    wayType: sent.wayType === undefined ? before.wayType : sent.wayType,
    driverId: sent.driver === undefined ? before.driverId : sent.driver,
    holidayPolicy: sent.holidayPolicy ?? before.holidayPolicy,
  }
}

/** A schedule of every second week stays in its weeks, unless the number of weeks changes. */
function nextStart(before: StoredSchedule, after: StoredSchedule, from: string): string {
  return before.everyWeeks > 1 && after.everyWeeks === before.everyWeeks ? firstDayInRhythm(before, from) : from
}

function changeable(schedule: StoredSchedule): ScheduleAfter['values'] {
  const { startsOn, endsOn, everyWeeks, weekdays, nth, weekday, dayOfMonth } = schedule
  const { siteId, timeOfDay, wayType, driverId, plateNumber, vehicleId, holidayPolicy } = schedule
  return {
    siteId,
    startsOn,
    endsOn,
    everyWeeks,
    weekdays,
    nth,
    weekday,
    dayOfMonth,
    timeOfDay,
    wayType,
    driverId,
    plateNumber,
    vehicleId,
    holidayPolicy,
  }
}
