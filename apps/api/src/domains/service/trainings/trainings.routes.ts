import { trainingEndpoints } from '@thant/contracts/service/trainings'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { getTraining, trainingListing } from './trainings.queries.ts'
import { changeTraining, scheduleTraining } from './trainings.service.ts'

export async function trainingRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    trainingEndpoints,
  )({
    list: ({ context, query }) => trainingListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'trainings', trainingListing),
    get: ({ context, params }) => getTraining(context, params.id),
    schedule: ({ context, body }) => scheduleTraining(context, body),
    change: ({ context, params, body }) => changeTraining(context, params.id, body),
  })
}
