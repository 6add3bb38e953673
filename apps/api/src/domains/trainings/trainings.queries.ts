import { type Training, trainingList } from '@thant/contracts/trainings'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { trainingAttendees, trainings } from '#database/schema/trainings.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/list.ts'
import { contains, dateFrom, dateTo, equals, onJoined } from '#lib/list-filters.ts'
import { listedAsShared, sharedInOwnOrganization } from '#lib/scope.ts'
import { presentAttendee, presentTrainingRow, trainingFields } from './trainings.presenter.ts'

function joinOrganization<Select extends PgSelect>(select: Select) {
  return select.innerJoin(organizations, eq(organizations.id, trainings.organizationId))
}

const typeOrEmpty = sql`coalesce(${trainings.type}, '')`

export const trainingListing = createList({
  contract: trainingList.list,
  fields: trainingFields,
  table: trainings,
  join: joinOrganization,
  id: trainings.id,
  scope: listedAsShared(trainings.organizationId),
  search: onJoined(contains(organizations.name, trainings.trainerName, trainings.topic)),
  filters: {
    organizationId: equals(trainings.organizationId),
    organization: onJoined(contains(organizations.name)),
    trainerName: contains(trainings.trainerName),
    topic: contains(trainings.topic),
    status: equals(trainings.status),
    type: equals(typeOrEmpty),
    from: dateFrom(trainings.startsOn),
    to: dateTo(trainings.startsOn),
  },
  sorts: {
    trainingDate: { by: trainings.startsOn, type: 'date' },
    organization: { by: sql`${organizations.name} collate "und-x-icu"`, type: 'text', isJoined: true },
    trainerName: { by: sql`${trainings.trainerName} collate "und-x-icu"`, type: 'text' },
    topic: { by: sql`${trainings.topic} collate "und-x-icu"`, type: 'text' },
    type: { by: typeOrEmpty, type: 'text' },
    status: { by: trainings.status, type: 'text' },
    createdAt: { by: trainings.createdAt, type: 'timestamptz' },
  },
  presenter: () => presentTrainingRow,
})

export async function getTraining(context: Context, id: string): Promise<Training> {
  const [training] = await joinOrganization(context.database.select(trainingFields).from(trainings).$dynamic()).where(
    and(eq(trainings.id, id), sharedInOwnOrganization(context, trainings.organizationId)),
  )
  if (training === undefined) throw new AppError('training.not-found')
  const attendees = await context.database
    .select()
    .from(trainingAttendees)
    .where(eq(trainingAttendees.trainingId, id))
    .orderBy(asc(trainingAttendees.line))
  return { ...presentTrainingRow(training), attendees: attendees.map(presentAttendee) }
}
