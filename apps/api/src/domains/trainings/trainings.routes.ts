import { type TrainingRow, trainingEndpoints } from '@thant/contracts/trainings'
import type { FastifyInstance } from 'fastify'
import { type ExportColumn, exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { getTraining, trainingListing } from './trainings.queries.ts'
import { changeTraining, scheduleTraining } from './trainings.service.ts'

export async function trainingRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    trainingEndpoints,
  )({
    list: ({ context, query }) => trainingListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query.format, 'trainings', columns, (reading) => trainingListing.all(reading, query)),
    get: ({ context, params }) => getTraining(context, params.id),
    schedule: ({ context, body }) => scheduleTraining(context, body),
    change: ({ context, params, body }) => changeTraining(context, params.id, body),
  })
}

const columns: ReadonlyArray<ExportColumn<TrainingRow>> = [
  { header: 'Organization', cell: (row) => row.organizationId.name },
  { header: 'Trainer Name', cell: (row) => row.trainerName },
  { header: 'Topic', cell: (row) => row.topic },
  { header: 'Type', cell: (row) => row.type },
  { header: 'Training Date', cell: (row) => row.trainingDate },
  { header: 'Training Period', cell: (row) => row.trainingPeriod },
  { header: 'Status', cell: (row) => row.status },
]
