import { binOrderEndpoints } from '@thant/contracts/service/bin-orders'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { binOrderListing, getBinOrder } from './bin-orders.queries.ts'
import { archiveBinOrder, changeBinOrder, createBinOrder } from './bin-orders.service.ts'
import { changeBinOrders, undoBinOrders } from './bulk-bin-orders.service.ts'

export async function binOrderRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    binOrderEndpoints,
  )({
    list: ({ context, query }) => binOrderListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'bin-orders', binOrderListing),
    get: ({ context, params }) => getBinOrder(context, params.id),
    create: ({ context, body }) => createBinOrder(context, body),
    change: ({ context, params, body }) => changeBinOrder(context, params.id, body),
    changeMany: ({ context, body }) => changeBinOrders(context, body),
    undoMany: ({ context, body }) => undoBinOrders(context, body),
    archive: ({ context, params }) => archiveBinOrder(context, params.id),
  })
}
