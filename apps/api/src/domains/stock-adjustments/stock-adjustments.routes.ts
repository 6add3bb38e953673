import {
  type StockAdjustment,
  stockAdjustmentEndpoints,
  stockAdjustmentLabels,
} from '@thant/contracts/stock-adjustments'
import { wasteTypeLabels } from '@thant/contracts/wastes'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { stockAdjustmentListing } from './stock-adjustments.queries.ts'
import { addStockAdjustment, archiveStockAdjustment } from './stock-adjustments.service.ts'

export async function stockAdjustmentRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    stockAdjustmentEndpoints,
  )({
    list: ({ context, query }) => stockAdjustmentListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'stock-adjustments', columns, (reading) => stockAdjustmentListing.all(reading, query)),
    create: ({ context, body }) => addStockAdjustment(context, body),
    archive: ({ context, params }) => archiveStockAdjustment(context, params.id),
  })
}

const columns: ReadonlyArray<ExportColumn<StockAdjustment>> = [
  { header: 'Date', day: (row) => row.date },
  { header: 'Waste type', label: (row) => wasteTypeLabels[row.wasteType] },
  { header: 'What happened', label: (row) => stockAdjustmentLabels[row.kind] },
  { header: 'Weight (kg)', number: (row) => row.weight },
  { header: 'Note', text: (row) => row.note },
  { header: 'Added by', person: (row) => row.createdBy?.name ?? null },
]
