import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import {
  changeOf,
  cleanText,
  entityShape,
  idOrNoneSchema,
  idParams,
  idSchema,
  isSureSchema,
  namedRefSchema,
  nothingSchema,
} from '../primitives.ts'
import { driverRefSchema, pickupStatuses, wayTypes } from './pickups.ts'

/** What a schedule does with a pickup on a day on which the company does not work. */
export const holidayPolicies = ['ask', 'skip', 'next', 'previous', 'keep'] as const
export type HolidayPolicy = (typeof holidayPolicies)[number]

export const holidayPolicyLabels: Record<HolidayPolicy, string> = {
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
  .check(z.gte(1, 'Invalid Number'), z.lte(maxEveryWeeks, `At most ${maxEveryWeeks} weeks`))
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
): { path: string; message: string } | undefined {
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

export const scheduleRowSchema = z.object({
  ...entityShape,
  organizationId: namedRefSchema,
  siteId: namedRefSchema,
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  /** The earlier of its own end and the end of the organization's contract; no pickup is made for a later day. */
  lastDay: z.nullable(z.string()),
  everyWeeks: z.int(),
  weekdays: z.array(z.int()),
  nth: z.nullable(z.int()),
  weekday: z.nullable(z.int()),
  dayOfMonth: z.nullable(z.int()),
  timeOfDay: z.string(),
  wayType: z.nullable(z.enum(wayTypes)),
  driver: z.nullable(driverRefSchema),
  plate_number: z.string(),
  holidayPolicy: z.enum(holidayPolicies),
})
export type ScheduleRow = z.output<typeof scheduleRowSchema>

const scheduledPickupSchema = z.object({
  _id: idSchema,
  pickUpTime: z.string(),
  /** The schedule's own day, which stays when the pickup is moved. */
  occurrenceOn: z.string(),
  status: z.enum(pickupStatuses),
  /** True once a person changed it, after which the schedule leaves it alone. */
  isTouched: z.boolean(),
})
export type ScheduledPickup = z.output<typeof scheduledPickupSchema>

export const scheduleSchema = z.object({
  ...scheduleRowSchema.shape,
  /** The schedule that this one continues. */
  followsId: z.nullable(idSchema),
  /** The schedule that continues this one, unless it was ended, and its first day. */
  followedById: z.nullable(idSchema),
  continuedOn: z.nullable(z.string()),
  archivedAt: z.nullable(z.string()),
  /** From today on, in time order. */
  pickups: z.array(scheduledPickupSchema),
})
export type Schedule = z.output<typeof scheduleSchema>

/** What saving would do to the pickups of the coming weeks. */
export const schedulePreviewSchema = z.object({
  made: z.int(),
  /** These get another time. */
  moved: z.int(),
  /** These are made at another site. */
  elsewhere: z.int(),
  removed: z.int(),
  /** A person changed these, so they stay as they are. */
  kept: z.array(scheduledPickupSchema),
  /** The schedule's days on which the company does not work; `pickUpOn` is null where there is then no pickup. */
  holidays: z.array(z.object({ day: z.string(), pickUpOn: z.nullable(z.string()) })),
  /** The first days of the pickups. */
  days: z.array(z.string()),
  lastDay: z.nullable(z.string()),
  /** The schedule that continues this one. */
  continuation: z.nullable(z.object({ _id: idSchema, startsOn: z.string() })),
  /** Pickups are made ahead until this day, and every night those of one day more. */
  until: z.string(),
})
export type SchedulePreview = z.output<typeof schedulePreviewSchema>
export const maxPreviewDays = 12

/** What else ends with a schedule: the pickups that somebody changed, and the schedules that continue it. */
const scheduleEndSchema = z.object({
  kept: z.optional(z.enum(['stay', 'cancel'], 'Invalid')),
  continuation: z.optional(z.enum(['stay', 'end'], 'Invalid')),
})
export type ScheduleEnd = z.output<typeof scheduleEndSchema>

export const scheduleList = defineList({
  path: '/schedules',
  access: 'schedules:list',
  summary: 'Recurring schedules',
  row: scheduleRowSchema,
  columns: {
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organizationId.name,
      sort: true,
      filter: true,
    },
    site: { kind: 'text', title: 'Site', value: (row) => row.siteId.name, shown: 'in-file' },
    repeats: { kind: 'custom', title: 'Repeats' },
    timeOfDay: { kind: 'code', title: 'Time' },
    wayType: { kind: 'choice', title: 'Way Type', choices: wayTypes, filter: true },
    driver: { kind: 'person', title: 'Driver', value: (row) => row.driver?.name ?? null },
    plateNumber: { kind: 'code', title: 'Plate number', value: (row) => row.plate_number, filter: true },
    startsOn: { kind: 'day', title: 'First day', sort: true, filter: ['from', 'to'] },
    endsOn: { kind: 'day', title: 'Last day', value: (row) => row.lastDay, sort: true },
    holidayPolicy: { kind: 'choice', title: 'On holidays', choices: holidayPolicyLabels, filter: true },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: {
    organizationId: z.optional(idSchema),
    site: z.optional(idSchema),
    driver: z.optional(idSchema),
    /** `ended` has the schedules whose own last day is over. */
    state: z.optional(z.enum(['current', 'ended'], 'Invalid')),
  },
  defaultSort: '-startsOn',
})

export const scheduleEndpoints = {
  ...scheduleList,
  offTime: endpoint({
    method: 'GET',
    path: '/schedules/off_time',
    access: 'schedules:change',
    summary: 'How many pickups are not at the time of their schedule, though nobody moved them',
    reply: z.object({ pickups: z.int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/schedules/:id',
    access: 'schedules:list',
    summary: 'One schedule with its pickups from today on',
    params: idParams,
    reply: scheduleSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/schedules',
    access: 'schedules:change',
    summary: 'Add a schedule; its pickups of the coming weeks are made at once',
    body: scheduleFormSchema,
    reply: scheduleSchema,
    status: 201,
    message: 'The schedule was added.',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/schedules/preview',
    access: 'schedules:change',
    summary: 'What adding a schedule would do; saves nothing',
    body: scheduleFormSchema,
    reply: schedulePreviewSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/schedules/:id',
    access: 'schedules:change',
    summary: 'Change a schedule from a day on; one that has begun ends the day before, and a new one continues it',
    params: idParams,
    body: scheduleChangeSchema,
    reply: scheduleSchema,
  }),
  previewChange: endpoint({
    method: 'POST',
    path: '/schedules/:id/preview',
    access: 'schedules:change',
    summary: 'What a change would do; saves nothing',
    params: idParams,
    body: scheduleChangeSchema,
    reply: schedulePreviewSchema,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/schedules/:id',
    access: 'schedules:change',
    summary: 'End a schedule now; its pickups to come go, except those that a person changed',
    params: idParams,
    query: scheduleEndSchema,
    reply: nothingSchema,
  }),
  previewEnd: endpoint({
    method: 'GET',
    path: '/schedules/:id/end',
    access: 'schedules:change',
    summary: 'What ending a schedule would do',
    params: idParams,
    reply: schedulePreviewSchema,
  }),
}
