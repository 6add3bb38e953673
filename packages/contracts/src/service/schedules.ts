import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { entityShape, idParams, idSchema, namedRefSchema, nothingSchema } from '../primitives.ts'
import { pickupStatuses, wayTypes } from './pickup-statuses.ts'
import { driverRefSchema } from './pickups.ts'
import { holidayPolicies, holidayPolicyLabels, scheduleChangeSchema, scheduleFormSchema } from './schedule-forms.ts'
import { vehicleNameShape } from './vehicles.ts'

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
  ...vehicleNameShape,
  holidayPolicy: z.enum(holidayPolicies),
})
export type ScheduleRow = z.output<typeof scheduleRowSchema>

const listedScheduleSchema = z.object({
  ...scheduleRowSchema.shape,
  /** Of the pickups from today on that are requested or confirmed. */
  nextPickUpTime: z.nullable(z.string()),
})
export type ListedSchedule = z.output<typeof listedScheduleSchema>

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
  row: listedScheduleSchema,
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
    nextPickUpTime: { kind: 'day', title: 'Next', sort: true },
    wayType: { kind: 'choice', title: 'Waste stream', choices: wayTypes, filter: true },
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
    vehicleId: z.optional(idSchema),
    /** `ended` has the schedules whose own last day is over. */
    state: z.optional(z.enum(['current', 'ended'], 'Invalid')),
  },
  defaultSort: 'nextPickUpTime',
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
