import { placedBinEndpoints } from '@thant/contracts/service/placed-bins'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { getBinLabels } from './bin-labels.ts'
import { getPlacedBin, listFormerPlacings, placedBinListing } from './placed-bins.queries.ts'
import { archivePlacedBin, changePlacedBin, placeBin, restorePlacedBin } from './placed-bins.service.ts'

export async function placedBinRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    placedBinEndpoints,
  )({
    list: ({ context, query }) => placedBinListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'placed-bins', placedBinListing),
    get: ({ context, params }) => getPlacedBin(context, params.id),
    create: ({ context, body }) => placeBin(context, body),
    change: ({ context, params, body }) => changePlacedBin(context, params.id, body),
    archive: ({ context, params }) => archivePlacedBin(context, params.id),
    restore: ({ context, params }) => restorePlacedBin(context, params.id),
    former: ({ context, params }) => listFormerPlacings(context, params.id),
    labels: ({ context, query }) => getBinLabels(context, query),
  })
}
