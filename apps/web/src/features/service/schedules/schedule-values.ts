import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { WayType } from '@thant/contracts/service/pickup-statuses'
import type { HolidayPolicy, Recurrence } from '@thant/contracts/service/schedule-forms'
import type { Schedule, scheduleEndpoints } from '@thant/contracts/service/schedules'
import type { FieldProblems } from '#components/form/form-problems.ts'
import { type StaffMember, staffMember } from '#features/customers/users/staff-member.ts'

/** The three ways to repeat, of which the form shows the fields of one. */
export const repeatings = ['weekdays', 'weekday-of-month', 'day-of-month'] as const
export type Repeating = (typeof repeatings)[number]

export type ScheduleValues = {
  organizationId: string | null
  siteId: string | null
  repeating: Repeating
  everyWeeks: string
  weekdays: number[]
  nth: string
  weekday: string
  dayOfMonth: string
  timeOfDay: string | null
  /** The day on which a change begins. */
  from: string | null
  startsOn: string | null
  endsOn: string | null
  wayType: WayType | null
  driver: StaffMember | null
  plate_number: string
  holidayPolicy: HolidayPolicy
}

export function newSchedule(organizationId: string | null, startsOn: string): ScheduleValues {
  return {
    organizationId,
    siteId: null,
    repeating: 'weekdays',
    everyWeeks: '1',
    weekdays: [],
    nth: '1',
    weekday: '1',
    dayOfMonth: '1',
    timeOfDay: null,
    from: null,
    startsOn,
    endsOn: null,
    wayType: null,
    driver: null,
    plate_number: '',
    holidayPolicy: 'ask',
  }
}

export function valuesOfSchedule(schedule: Schedule, from: string): ScheduleValues {
  const { everyWeeks, weekdays, nth, weekday, dayOfMonth, driver } = schedule
  return {
    organizationId: schedule.organizationId._id,
    siteId: schedule.siteId._id,
    repeating: nth !== null ? 'weekday-of-month' : dayOfMonth !== null ? 'day-of-month' : 'weekdays',
    everyWeeks: String(everyWeeks),
    weekdays,
    nth: String(nth ?? 1),
    weekday: String(weekday ?? 1),
    dayOfMonth: String(dayOfMonth ?? 1),
    timeOfDay: schedule.timeOfDay,
    from,
    startsOn: schedule.startsOn,
    endsOn: schedule.endsOn,
    wayType: schedule.wayType,
    driver: driver && staffMember(driver),
    plate_number: schedule.plate_number,
    holidayPolicy: schedule.holidayPolicy,
  }
}

export function recurrenceIn(values: ScheduleValues): Recurrence {
  const { repeating, everyWeeks, weekdays, nth, weekday, dayOfMonth } = values
  const isWeekly = repeating === 'weekdays'
  const isNth = repeating === 'weekday-of-month'
  return {
    everyWeeks: isWeekly ? Number(everyWeeks) : 1,
    weekdays: isWeekly ? weekdays : [],
    nth: isNth ? Number(nth) : null,
    weekday: isNth ? Number(weekday) : null,
    dayOfMonth: repeating === 'day-of-month' ? Number(dayOfMonth) : null,
  }
}

type NewBody = BodyInputOf<typeof scheduleEndpoints.create>
type ChangeBody = BodyInputOf<typeof scheduleEndpoints.change>

export function scheduleBodyOf(values: ScheduleValues): NewBody {
  return {
    ...commonIn(values),
    organizationId: values.organizationId ?? '',
    startsOn: values.startsOn ?? '',
  }
}

/** A schedule that has begun changes from a day on; before that, its first day can change. */
export function scheduleChangeOf(values: ScheduleValues, hasBegun: boolean): ChangeBody {
  const { from, startsOn } = values
  return { ...commonIn(values), ...(hasBegun ? { from: from ?? '' } : { startsOn: startsOn ?? '' }) }
}

function commonIn(values: ScheduleValues) {
  const { siteId, endsOn, timeOfDay, wayType, driver, plate_number, holidayPolicy } = values
  return {
    // The contract refuses numbers that the form does not offer.
    ...(recurrenceIn(values) as Pick<NewBody, 'everyWeeks' | 'nth' | 'weekday' | 'dayOfMonth'> & {
      weekdays: number[]
    }),
    siteId: siteId ?? undefined,
    endsOn: endsOn === null || endsOn === '' ? null : endsOn,
    timeOfDay: timeOfDay ?? '',
    wayType,
    driver: driver?._id ?? null,
    plate_number,
    holidayPolicy,
  }
}

/** Reports empty fields as missing, where the contract would call them invalid. */
export function missingInSchedule(values: ScheduleValues, hasBegun = false): FieldProblems {
  const isWithoutDays = values.repeating === 'weekdays' && values.weekdays.length === 0
  return {
    ...(values.organizationId === null && { organizationId: 'Required' }),
    ...(isWithoutDays && { weekdays: 'Please choose at least one weekday.' }),
    ...(values.timeOfDay === null && { timeOfDay: 'Required' }),
    ...(hasBegun && values.from === null && { from: 'Required' }),
    ...(!hasBegun && values.startsOn === null && { startsOn: 'Required' }),
  }
}
