import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import {
  changeOf,
  cleanText,
  entityShape,
  idParams,
  idSchema,
  namedRefSchema,
  optionalText,
  requiredText,
} from '../primitives.ts'
import { pickupStatusLabels } from './pickup-statuses.ts'

export const trainingStatuses = ['REQUESTED', 'CONFIRMED', 'ONHOLD', 'COMPLETED', 'CANCELLED'] as const
export type TrainingStatus = (typeof trainingStatuses)[number]

export const trainingTypes = ['ONLINE', 'OFFLINE'] as const
export type TrainingType = (typeof trainingTypes)[number]

export const trainingTypeLabels: Record<TrainingType, TranslationKey> = { ONLINE: 'Online', OFFLINE: 'On site' }

const attendeeSchema = z.object({
  name: requiredText(200),
  position: optionalText(200),
  department: optionalText(200),
  feedback: optionalText(1_000),
})
export type Attendee = z.output<typeof attendeeSchema>

export const trainingRowSchema = z.object({
  ...entityShape,
  organizationId: namedRefSchema,
  trainingDate: z.string(),
  /** Free text, e.g. `09:30 to 11:30` or `2 days`. */
  trainingPeriod: z.string(),
  trainerName: z.string(),
  topic: z.string(),
  status: z.enum(trainingStatuses),
  /** Null until the format of the training is agreed. */
  type: z.nullable(z.enum(trainingTypes)),
})
export type TrainingRow = z.output<typeof trainingRowSchema>

export const trainingSchema = z.object({
  ...trainingRowSchema.shape,
  attendees: z.array(
    z.object({ name: z.string(), position: z.string(), department: z.string(), feedback: z.string() }),
  ),
})
export type Training = z.output<typeof trainingSchema>

export const trainingScheduleSchema = z.object({
  organizationId: idSchema,
  trainingDate: daySchema,
  trainingPeriod: requiredText(100),
})
export type ScheduleTraining = z.output<typeof trainingScheduleSchema>

/** `trainingDate` and `trainingPeriod` move the training; the edit form sends the other fields. */
export const trainingChangeSchema = changeOf(
  z.extend(z.omit(trainingScheduleSchema, { organizationId: true }), {
    status: z.enum(trainingStatuses, 'Required'),
    type: z.nullable(z.enum(trainingTypes, 'Invalid')),
    trainerName: cleanText(200),
    topic: cleanText(300),
    attendees: z.array(attendeeSchema).check(z.maxLength(500, 'At most 500 people')),
  }),
)
export type TrainingChange = z.output<typeof trainingChangeSchema>

export const trainingList = defineList({
  path: '/trainings',
  access: 'trainings:list',
  summary: 'Trainings',
  row: trainingRowSchema,
  columns: {
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organizationId.name,
      sort: true,
      filter: true,
    },
    trainerName: { kind: 'text', title: 'Trainer', sort: true, filter: true },
    topic: { kind: 'text', title: 'Topic', sort: true, filter: true },
    type: { kind: 'choice', title: 'Type', choices: trainingTypeLabels, sort: true, filter: true },
    trainingDate: { kind: 'day', title: 'Training date', sort: true, filter: ['from', 'to'] },
    trainingPeriod: { kind: 'text', title: 'Training period' },
    status: { kind: 'choice', title: 'Status', choices: pickupStatusLabels, sort: true, filter: true },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: { organizationId: z.optional(idSchema) },
  defaultSort: '-trainingDate',
})

export const trainingEndpoints = {
  ...trainingList,
  get: endpoint({
    method: 'GET',
    path: '/trainings/:id',
    access: 'trainings:read',
    summary: 'One training with its attendees',
    params: idParams,
    reply: trainingSchema,
  }),
  schedule: endpoint({
    method: 'POST',
    path: '/trainings',
    access: 'trainings:schedule',
    summary: 'Schedule a training',
    body: trainingScheduleSchema,
    reply: trainingSchema,
    status: 201,
    message: 'Successfully added training!',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/trainings/:id',
    access: 'trainings:change',
    summary: 'Plan, move or cancel a training, or record its attendees',
    params: idParams,
    body: trainingChangeSchema,
    reply: trainingSchema,
  }),
}
