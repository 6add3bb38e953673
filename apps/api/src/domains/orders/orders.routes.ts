import { certificateEndpoints } from '@thant/contracts/certificates'
import { type Order, orderEndpoints } from '@thant/contracts/orders'
import type { FastifyInstance } from 'fastify'
import { dayOf } from '#lib/company-time.ts'
import { type ExportColumn, exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { getCertificatePdf } from './certificate-pdf.ts'
import { getCertificate } from './certificates.queries.ts'
import { getOrder, orderListing } from './orders.queries.ts'
import { changeOrder, createOrder } from './orders.service.ts'
import { reviseOrder } from './revise-order.service.ts'

export async function orderRoutes(app: FastifyInstance): Promise<void> {
  const columns = columnsIn(app.services.settings.timeZone)
  serve(
    app,
    orderEndpoints,
  )({
    list: ({ context, query }) => orderListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query.format, 'orders', columns, (reading) => orderListing.all(reading, query)),
    get: ({ context, params }) => getOrder(context, params.id),
    create: ({ context, body }) =>
      body.replaces ? reviseOrder(context, body, body.replaces) : createOrder(context, body),
    change: ({ context, params, body }) => changeOrder(context, params.id, body),
  })
  serve(
    app,
    certificateEndpoints,
  )({
    verify: ({ context, params }) => getCertificate(context, params.serial),
    pdf: ({ context, params, query }) => getCertificatePdf(context, params.serial, query.language),
  })
}

function columnsIn(timeZone: string): ReadonlyArray<ExportColumn<Order>> {
  const day = (instant: string | null) => instant && dayOf(new Date(instant), timeZone)
  return [
    { header: 'Order', cell: (row) => row._id },
    { header: 'Kind', cell: (row) => row.kind },
    { header: 'Customer', cell: (row) => row.customerName },
    { header: 'E-mail', cell: (row) => row.customerEmail },
    { header: 'Phone', cell: (row) => row.customerPhno },
    { header: 'Delivery Address', cell: (row) => row.deliveryAddress },
    { header: 'Description', cell: (row) => row.productDescription },
    { header: 'Boxes', cell: (row) => row.quantity },
    { header: 'Certificate', cell: (row) => row.certificateSerial ?? (row.certificate ? 'yes' : '') },
    { header: 'Total Amount', cell: (row) => row.totalAmount },
    { header: 'Currency', cell: (row) => row.currency },
    { header: 'Status', cell: (row) => row.status },
    { header: 'Ordered', cell: (row) => day(row.createdAt) },
    { header: 'Paid', cell: (row) => day(row.paidAt) },
    { header: 'Packed', cell: (row) => day(row.packedAt) },
    { header: 'Delivered', cell: (row) => day(row.deliveredAt) },
  ]
}
