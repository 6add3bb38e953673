import type { AuditAction } from '@thant/contracts/audit'
import type { Attendee, ScheduleTraining, Training, TrainingChange } from '@thant/contracts/trainings'
import { eq, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { trainingAttendees, trainings } from '#database/schema/trainings.ts'
import { getActiveOrganization } from '#domains/organizations/organizations.queries.ts'
import { AppError } from '#lib/app-error.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { getTraining } from './trainings.queries.ts'

export async function scheduleTraining(context: Context, form: ScheduleTraining): Promise<Training> {
  await getActiveOrganization(context, form.organizationId)
  const now = context.clock.now()
  const created = await insertOne(context.database, trainings, {
    organizationId: form.organizationId,
    startsOn: form.trainingDate,
    period: form.trainingPeriod,
    createdAt: now,
    updatedAt: now,
  })
  const training = await getTraining(context, created.id)
  await recordAudit(context, {
    action: 'training.schedule',
    entity: 'training',
    entityId: training._id,
    after: auditedValues(training),
  })
  return training
}

/** Plans, moves or cancels a training, or records its attendees. */
export async function changeTraining(context: Context, id: string, change: TrainingChange): Promise<Training> {
  await lockTraining(context, id)
  const before = await getTraining(context, id)
  await assertVersion(context, { entity: 'training', id, current: before }, change.__v)
  await context.database
    .update(trainings)
    .set({
      startsOn: change.trainingDate,
      period: change.trainingPeriod,
      status: change.status,
      type: change.type,
      trainerName: change.trainerName,
      topic: change.topic,
      version: sql`${trainings.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(trainings.id, id))
  if (change.attendees) await replaceAttendees(context, id, change.attendees)
  const after = await getTraining(context, id)
  await recordAudit(context, {
    action: actionOf(before, after),
    entity: 'training',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

function actionOf(before: Training, after: Training): AuditAction {
  if (after.status !== before.status && after.status === 'COMPLETED') return 'training.complete'
  if (after.status !== before.status && after.status === 'CANCELLED') return 'training.cancel'
  const isMoved = after.trainingDate !== before.trainingDate || after.trainingPeriod !== before.trainingPeriod
  return isMoved ? 'training.reschedule' : 'training.change'
}

async function lockTraining(context: Context, id: string): Promise<void> {
  const locked = await context.database
    .select({ id: trainings.id })
    .from(trainings)
    .where(eq(trainings.id, id))
    .for('update')
  if (locked.length === 0) throw new AppError('training.not-found')
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
