import type { Attendee, TrainingRow } from '@thant/contracts/service/trainings'
import { organizations } from '#database/schema/organizations.ts'
import { type trainingAttendees, trainings } from '#database/schema/trainings.ts'
import type { SelectedRow } from '#database/selected-row.ts'

/** Queries that select these columns join organizations. */
export const trainingFields = {
  id: trainings.id,
  version: trainings.version,
  createdAt: trainings.createdAt,
  updatedAt: trainings.updatedAt,
  organizationId: trainings.organizationId,
  organizationName: organizations.name,
  startsOn: trainings.startsOn,
  period: trainings.period,
  status: trainings.status,
  type: trainings.type,
  trainerName: trainings.trainerName,
  topic: trainings.topic,
}

export type StoredTraining = SelectedRow<typeof trainingFields>

export function presentTrainingRow(training: StoredTraining): TrainingRow {
  return {
    _id: training.id,
    __v: training.version,
    createdAt: training.createdAt.toISOString(),
    updatedAt: training.updatedAt.toISOString(),
    organizationId: { _id: training.organizationId, name: training.organizationName },
    trainingDate: training.startsOn,
    trainingPeriod: training.period,
    trainerName: training.trainerName,
    topic: training.topic,
    status: training.status,
    type: training.type,
  }
}

export function presentAttendee(attendee: typeof trainingAttendees.$inferSelect): Attendee {
  const { name, position, department, feedback } = attendee
  return { name, position, department, feedback }
}
