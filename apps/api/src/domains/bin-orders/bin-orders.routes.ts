import { type BinOrder, binOrderEndpoints } from '@thant/contracts/bin-orders'
import type { FastifyInstance } from 'fastify'
import { dayOf } from '#lib/company-time.ts'
import { type ExportColumn, exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { binOrderListing, getBinOrder } from './bin-orders.queries.ts'
import { archiveBinOrder, changeBinOrder, createBinOrder } from './bin-orders.service.ts'

export async function binOrderRoutes(app: FastifyInstance): Promise<void> {
  const columns = columnsIn(app.services.settings.timeZone)
  serve(
    app,
    binOrderEndpoints,
  )({
    list: ({ context, query }) => binOrderListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query.format, 'bin-orders', columns, (reading) => binOrderListing.all(reading, query)),
    get: ({ context, params }) => getBinOrder(context, params.id),
    create: ({ context, body }) => createBinOrder(context, body),
    change: ({ context, params, body }) => changeBinOrder(context, params.id, body),
    archive: ({ context, params }) => archiveBinOrder(context, params.id),
  })
}

function columnsIn(timeZone: string): ReadonlyArray<ExportColumn<BinOrder>> {
  const day = (instant: string | null) => instant && dayOf(new Date(instant), timeZone)
  return [
    { header: 'Organization Name', cell: (row) => row.organization.name },
    { header: 'Bin Type', cell: (row) => row.bin.name },
    { header: 'Bin Size', cell: (row) => row.bin.size },
    { header: 'Quantity', cell: (row) => row.quantity },
    { header: 'Total Amount (USD)', cell: (row) => row.total },
    { header: 'Order Status', cell: (row) => row.status },
    { header: 'Order Date', cell: (row) => day(row.orderDate) },
    { header: 'Accepted by', cell: (row) => row.acceptedBy?.name ?? null },
    { header: 'Delivered', cell: (row) => day(row.deliverDate) },
  ]
}
