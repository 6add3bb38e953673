import { type BinOrder, binOrderEndpoints } from '@thant/contracts/bin-orders'
import { binOrderStatusLabels } from '@thant/contracts/labels'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { binOrderListing, getBinOrder } from './bin-orders.queries.ts'
import { archiveBinOrder, changeBinOrder, createBinOrder } from './bin-orders.service.ts'

export async function binOrderRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    binOrderEndpoints,
  )({
    list: ({ context, query }) => binOrderListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'bin-orders', columns, (reading) => binOrderListing.all(reading, query)),
    get: ({ context, params }) => getBinOrder(context, params.id),
    create: ({ context, body }) => createBinOrder(context, body),
    change: ({ context, params, body }) => changeBinOrder(context, params.id, body),
    archive: ({ context, params }) => archiveBinOrder(context, params.id),
  })
}

const columns: ReadonlyArray<ExportColumn<BinOrder>> = [
  { header: 'Organization Name', text: (row) => row.organization.name },
  { header: 'Bin Type', text: (row) => row.bin.name },
  { header: 'Bin Size', text: (row) => row.bin.size },
  { header: 'Quantity', number: (row) => row.quantity },
  { header: 'Total Amount (USD)', amount: (row) => row.total },
  { header: 'Order Status', label: (row) => binOrderStatusLabels[row.status] },
  { header: 'Order Date', day: (row) => row.orderDate },
  { header: 'Accepted by', person: (row) => row.acceptedBy?.name ?? null },
  { header: 'Delivered', day: (row) => row.deliverDate },
]
