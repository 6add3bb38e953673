import { binEndpoints } from '@thant/contracts/service/bins'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { archivedBinListing, binListing, getBin } from './bins.queries.ts'
import { archiveBin, changeBin, createBin, restoreBin } from './bins.service.ts'

export async function binRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    binEndpoints,
  )({
    list: ({ context, query }) => binListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'bins', binListing),
    get: ({ context, params }) => getBin(context, params.id),
    create: ({ context, body }) => createBin(context, body),
    change: ({ context, params, body }) => changeBin(context, params.id, body),
    archive: ({ context, params }) => archiveBin(context, params.id),
    archived: ({ context, query }) => archivedBinListing.page(context, query),
    restore: ({ context, params }) => restoreBin(context, params.id),
  })
}
