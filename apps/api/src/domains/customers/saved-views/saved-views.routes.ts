import { savedViewEndpoints } from '@thant/contracts/customers/saved-views'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { listSavedViews } from './saved-views.queries.ts'
import { addSavedView, archiveSavedView, changeSavedView, restoreSavedView } from './saved-views.service.ts'

export async function savedViewRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    savedViewEndpoints,
  )({
    list: ({ context, query }) => listSavedViews(context, query.list),
    create: ({ context, body }) => addSavedView(context, body),
    change: ({ context, params, body }) => changeSavedView(context, params.id, body),
    archive: ({ context, params }) => archiveSavedView(context, params.id),
    restore: ({ context, params }) => restoreSavedView(context, params.id),
  })
}
