import { type Training, trainingList } from '@thant/contracts/service/trainings'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { trainingAttendees, trainings } from '#database/schema/trainings.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, referenced } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { listedAsShared, sharedInOwnOrganization } from '#lib/scope.ts'
import { presentAttendee, presentTrainingRow, trainingFields } from './trainings.presenter.ts'

function joinOrganization<Select extends PgSelect>(select: Select) {
  return select.innerJoin(organizations, eq(organizations.id, trainings.organizationId))
}

const ofOrganization = referenced(trainings.organizationId, organizations.name)

export const trainingListing = createList({
  contract: trainingList.list,
  fields: trainingFields,
  table: trainings,
  join: joinOrganization,
  id: trainings.id,
  scope: listedAsShared(trainings.organizationId),
  search: contains(ofOrganization, trainings.trainerName, trainings.topic),
  columns: {
    organization: ofOrganization,
    trainerName: trainings.trainerName,
    topic: trainings.topic,
    type: { by: sql`coalesce(${trainings.type}, '')`, type: 'text' },
    trainingDate: trainings.startsOn,
    status: trainings.status,
    createdAt: trainings.createdAt,
  },
  filters: { organizationId: equals(trainings.organizationId) },
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
