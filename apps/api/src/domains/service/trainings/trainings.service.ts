import type { AuditAction } from '@thant/contracts/company/audit'
import type { Attendee, ScheduleTraining, Training, TrainingChange } from '@thant/contracts/service/trainings'
import { eq } from 'drizzle-orm'
import { trainingAttendees, trainings } from '#database/schema/trainings.ts'
import { getActiveOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import type { Context } from '#lib/context.ts'
import { recordChanges } from '#lib/records/record-changes.ts'
import { getTraining } from './trainings.queries.ts'

const writes = recordChanges({ entity: 'training', table: trainings, get: getTraining, audited: auditedValues })

export async function scheduleTraining(context: Context, form: ScheduleTraining): Promise<Training> {
  await getActiveOrganization(context, form.organizationId)
  return writes.create(context, 'training.schedule', {
    organizationId: form.organizationId,
    startsOn: form.trainingDate,
    period: form.trainingPeriod,
  })
}

/** Plans, moves or cancels a training, or records its attendees. */
export function changeTraining(context: Context, id: string, change: TrainingChange): Promise<Training> {
  return writes.change(context, actionOf, { id, version: change.__v }, async () => {
    if (change.attendees) await replaceAttendees(context, id, change.attendees)
    return {
      startsOn: change.trainingDate,
      period: change.trainingPeriod,
      status: change.status,
      type: change.type,
      trainerName: change.trainerName,
      topic: change.topic,
    }
  })
}

function actionOf(before: Training, after: Training): AuditAction {
  if (after.status !== before.status && after.status === 'COMPLETED') return 'training.complete'
  if (after.status !== before.status && after.status === 'CANCELLED') return 'training.cancel'
  const isMoved = after.trainingDate !== before.trainingDate || after.trainingPeriod !== before.trainingPeriod
  return isMoved ? 'training.reschedule' : 'training.change'
}

async function replaceAttendees(context: Context, trainingId: string, attendees: Attendee[]): Promise<void> {
  await context.database.delete(trainingAttendees).where(eq(trainingAttendees.trainingId, trainingId))
  if (attendees.length === 0) return
  await context.database
    .insert(trainingAttendees)
    .values(attendees.map((attendee, line) => ({ ...attendee, trainingId, line })))
}

function auditedValues(training: Training): Record<string, unknown> {
  const { _id, __v, createdAt, updatedAt, organizationId, ...values } = training
  return { ...values, organization: organizationId.name }
}
