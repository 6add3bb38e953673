import { pickupStatusLabels, trainingTypeLabels } from '@thant/contracts/labels'
import { type TrainingRow, trainingEndpoints } from '@thant/contracts/trainings'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
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
      exportRows(context, query, 'trainings', columns, (reading) => trainingListing.all(reading, query)),
    get: ({ context, params }) => getTraining(context, params.id),
    schedule: ({ context, body }) => scheduleTraining(context, body),
    change: ({ context, params, body }) => changeTraining(context, params.id, body),
  })
}

const columns: ReadonlyArray<ExportColumn<TrainingRow>> = [
  { header: 'Organization', text: (row) => row.organizationId.name },
  { header: 'Trainer Name', text: (row) => row.trainerName },
  { header: 'Topic', text: (row) => row.topic },
  { header: 'Type', label: (row) => row.type && trainingTypeLabels[row.type] },
  { header: 'Training Date', day: (row) => row.trainingDate },
  { header: 'Training Period', text: (row) => row.trainingPeriod },
  { header: 'Status', label: (row) => pickupStatusLabels[row.status] },
]
