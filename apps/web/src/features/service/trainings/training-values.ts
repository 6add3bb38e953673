import type { BodyInputOf } from '@thant/contracts/endpoint'
import type {
  Attendee,
  Training,
  TrainingStatus,
  TrainingType,
  trainingEndpoints,
} from '@thant/contracts/service/trainings'
import type { FieldProblems } from '#components/form/form-problems.ts'

export type TrainingValues = {
  trainerName: string
  topic: string
  status: TrainingStatus
  type: TrainingType | null
  attendees: Attendee[]
}

export const blankAttendee: Attendee = { name: '', position: '', department: '', feedback: '' }

export function isBlankAttendee(attendee: Attendee | undefined): boolean {
  return attendee !== undefined && Object.values(attendee).every((text) => text === '')
}

export function valuesOfTraining({ trainerName, topic, status, type, attendees }: Training): TrainingValues {
  return { trainerName, topic, status, type, attendees }
}

export type ScheduleValues = { organizationId: string | null; trainingDate: string | null; trainingPeriod: string }

export const emptySchedule: ScheduleValues = { organizationId: null, trainingDate: null, trainingPeriod: '' }

export function scheduleBodyOf(values: ScheduleValues): BodyInputOf<typeof trainingEndpoints.schedule> {
  return { ...values, organizationId: values.organizationId ?? '', trainingDate: values.trainingDate ?? '' }
}

/** Reports empty fields as missing, where the contract would call them an invalid id or date. */
export function missingOf({ organizationId, trainingDate }: ScheduleValues): FieldProblems {
  return {
    organizationId: organizationId === null ? 'Required' : undefined,
    trainingDate: trainingDate === null ? 'Required' : undefined,
  }
}
