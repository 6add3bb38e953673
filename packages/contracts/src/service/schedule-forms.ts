import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { changeOf, cleanText, idOrNoneSchema, idSchema, isSureSchema } from '../primitives.ts'
import { wayTypes } from './pickup-statuses.ts'

/** What a schedule does with a pickup on a day on which the company does not work. */
export const holidayPolicies = ['ask', 'skip', 'next', 'previous', 'keep'] as const
export type HolidayPolicy = (typeof holidayPolicies)[number]

export const holidayPolicyLabels: Record<HolidayPolicy, TranslationKey> = {
  ask: 'Ask before each holiday',
  skip: 'No pickup',
  next: 'Next working day',
  previous: 'Working day before',
  keep: 'Pickup as usual',
}

/** Weekdays are 1 for Monday to 7 for Sunday; -1 means the last. */
export const everyWeekday = [1, 2, 3, 4, 5, 6, 7] as const
export const nthWeeks = [1, 2, 3, 4, -1] as const
export const daysOfMonth = [1, -1] as const
export const maxEveryWeeks = 52

/** A schedule repeats on weekdays of every so many weeks, on the nth weekday of a month, or on its first or last day. */
export type Recurrence = {
  everyWeeks: number
  weekdays: readonly number[]
  nth: number | null
  weekday: number | null
  dayOfMonth: number | null
}

const everyWeeksSchema = z
  .int('Invalid Number')
  .check(z.gte(1, 'Invalid Number'), z.lte(maxEveryWeeks, `At most ${maxEveryWeeks} weeks` satisfies TranslationKey))
const weekdaySchema = z.int('Invalid').check(z.gte(1, 'Invalid'), z.lte(7, 'Invalid'))
const weekdaysSchema = z.array(weekdaySchema).check(
  z.maxLength(50, 'Invalid'),
  z.overwrite((weekdays) => [...new Set(weekdays)].sort((a, b) => a - b)),
)
const dayOfMonthSchema = z.literal(
  daysOfMonth,
  'Not every month has this day. Please choose the first or the last day of the month.',
)

const planFields = {
  startsOn: daySchema,
  endsOn: z._default(z.nullable(daySchema), null),
  everyWeeks: z._default(everyWeeksSchema, 1),
  weekdays: z._default(weekdaysSchema, []),
  nth: z._default(z.nullable(z.literal(nthWeeks, 'Invalid')), null),
  weekday: z._default(z.nullable(weekdaySchema), null),
  dayOfMonth: z._default(z.nullable(dayOfMonthSchema), null),
  timeOfDay: z.string('Required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time')),
  wayType: z._default(z.nullable(z.enum(wayTypes, 'Invalid')), null),
  holidayPolicy: z._default(z.enum(holidayPolicies, 'Invalid'), 'ask'),
  driver: z._default(idOrNoneSchema('Invalid id'), null),
  plate_number: z._default(cleanText(40), ''),
  /** In place of the plate, which it says. */
  vehicleId: z._default(idOrNoneSchema('Invalid id'), null),
}

export const scheduleFormSchema = z
  .object({
    organizationId: idSchema,
    /** The main site when absent. */
    siteId: z.optional(idSchema),
    ...planFields,
    isSure: isSureSchema,
  })
  .check((checked) => {
    const issue = scheduleIssue(checked.value)
    if (issue) checked.issues.push({ code: 'custom', input: checked.value, path: [issue.path], message: issue.message })
  })
export type ScheduleForm = z.output<typeof scheduleFormSchema>

/**
 * A way to repeat replaces the earlier way as a whole. `from` is the day on which the change begins, today when absent;
 * the pickups of earlier days stay as they are. `startsOn` changes only while the schedule has not begun.
 */
export const scheduleChangeSchema = changeOf(
  z.object({ from: daySchema, siteId: idSchema, ...planFields, isSure: isSureSchema }),
)
export type ScheduleChange = z.output<typeof scheduleChangeSchema>

/** Returns the first thing that is wrong with the whole; each field alone is right. */
export function scheduleIssue(
  schedule: Recurrence & { startsOn: string; endsOn: string | null },
): { path: string; message: TranslationKey } | undefined {
  const { everyWeeks, weekdays, nth, weekday, dayOfMonth, startsOn, endsOn } = schedule
  const ways = [weekdays.length > 0, nth !== null || weekday !== null, dayOfMonth !== null].filter(Boolean).length
  if (ways === 0) return { path: 'weekdays', message: 'Please choose at least one weekday.' }
  if (ways > 1) return { path: 'weekdays', message: 'Please choose one way to repeat.' }
  if ((nth === null) !== (weekday === null)) return { path: nth === null ? 'nth' : 'weekday', message: 'Required' }
  if (everyWeeks > 1 && weekdays.length === 0) {
    return { path: 'everyWeeks', message: 'Only weekdays repeat every so many weeks.' }
  }
  if (endsOn !== null && endsOn < startsOn) return { path: 'endsOn', message: 'Must not be before the first day' }
  return undefined
}
