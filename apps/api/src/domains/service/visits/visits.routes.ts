import { visitEndpoints } from '@thant/contracts/service/visits'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { compareVisit, listVisitsOf, visitListing } from './visits.queries.ts'
import { recordVisit, settleVisit } from './visits.service.ts'

export async function visitRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    visitEndpoints,
  )({
    list: ({ context, query }) => visitListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'visits', visitListing),
    record: ({ context, params, body }) => recordVisit(context, params.id, body),
    ofPickup: ({ context, params }) => listVisitsOf(context, params.id),
    get: ({ context, params }) => compareVisit(context, params.id),
    settle: ({ context, params, body }) => settleVisit(context, params.id, body),
  })
}
