import { destinationEndpoints } from '@thant/contracts/materials/destinations'
import { wasteTreatmentLabels, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { destinationListing, getDestination } from './destinations.queries.ts'
import { addDestination, archiveDestination, changeDestination, restoreDestination } from './destinations.service.ts'

export async function destinationRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    destinationEndpoints,
  )({
    list: ({ context, query }) => destinationListing.page(context, query),
    export: ({ context, query }) =>
      exportList(context, query, 'destinations', destinationListing, {
        wasteTypes: ({ wasteTypes }, translate) =>
          wasteTypes.map((type) => translate(wasteTypeLabels[type])).join(', '),
        treatments: ({ treatments }, translate) =>
          treatments.map((treatment) => translate(wasteTreatmentLabels[treatment])).join(', '),
      }),
    get: ({ context, params }) => getDestination(context, params.id),
    create: ({ context, body }) => addDestination(context, body),
    change: ({ context, params, body }) => changeDestination(context, params.id, body),
    archive: ({ context, params }) => archiveDestination(context, params.id),
    restore: ({ context, params }) => restoreDestination(context, params.id),
  })
}
