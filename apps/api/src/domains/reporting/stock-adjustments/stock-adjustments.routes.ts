import { stockAdjustmentEndpoints } from '@thant/contracts/reporting/stock-adjustments'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { stockAdjustmentListing } from './stock-adjustments.queries.ts'
import { addStockAdjustment, archiveStockAdjustment } from './stock-adjustments.service.ts'

export async function stockAdjustmentRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    stockAdjustmentEndpoints,
  )({
    list: ({ context, query }) => stockAdjustmentListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'stock-adjustments', stockAdjustmentListing),
    create: ({ context, body }) => addStockAdjustment(context, body),
    archive: ({ context, params }) => archiveStockAdjustment(context, params.id),
  })
}
