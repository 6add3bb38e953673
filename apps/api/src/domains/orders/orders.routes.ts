import { certificateEndpoints } from '@thant/contracts/certificates'
import { orderCreditEndpoints } from '@thant/contracts/credits'
import { orderKindLabels, orderStatusLabels } from '@thant/contracts/labels'
import { type Order, orderEndpoints } from '@thant/contracts/orders'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { getCertificatePdf } from './certificate-pdf.ts'
import { getCertificate } from './certificates.queries.ts'
import { addOrderCredit, getOrderCreditPdf, getOrderCredits } from './order-credits.service.ts'
import { getOrder, orderListing } from './orders.queries.ts'
import { changeOrder, createOrder } from './orders.service.ts'
import { reviseOrder } from './revise-order.service.ts'

export async function orderRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    orderEndpoints,
  )({
    list: ({ context, query }) => orderListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'orders', columns, (reading) => orderListing.all(reading, query)),
    get: ({ context, params }) => getOrder(context, params.id),
    create: ({ context, body }) =>
      body.replaces ? reviseOrder(context, body, body.replaces) : createOrder(context, body),
    change: ({ context, params, body }) => changeOrder(context, params.id, body),
  })
  serve(
    app,
    orderCreditEndpoints,
  )({
    list: ({ context, params }) => getOrderCredits(context, params.id),
    create: ({ context, params, body }) => addOrderCredit(context, params.id, body),
    pdf: ({ context, params, query }) =>
      getOrderCreditPdf(context, { id: params.creditId, number: params.id }, query.language),
  })
  serve(
    app,
    certificateEndpoints,
  )({
    verify: ({ context, params }) => getCertificate(context, params.serial),
    pdf: ({ context, params, query }) => getCertificatePdf(context, params.serial, query.language),
  })
}

const columns: ReadonlyArray<ExportColumn<Order>> = [
  { header: 'Order', text: (row) => row._id },
  { header: 'Kind', label: (row) => orderKindLabels[row.kind] },
  { header: 'Customer', text: (row) => row.customerName },
  { header: 'E-mail', text: (row) => row.customerEmail },
  { header: 'Phone', text: (row) => row.customerPhno },
  { header: 'Delivery Address', text: (row) => row.deliveryAddress },
  { header: 'Description', text: (row) => row.productDescription },
  { header: 'Boxes', number: (row) => row.quantity },
  { header: 'Certificate', label: (row) => row.certificateSerial ?? (row.certificate ? 'Yes' : null) },
  { header: 'Total Amount', amount: (row) => row.totalAmount },
  { header: 'Currency', text: (row) => row.currency },
  { header: 'Status', label: (row) => orderStatusLabels[row.status] },
  { header: 'Ordered', day: (row) => row.createdAt },
  { header: 'Paid', day: (row) => row.paidAt },
  { header: 'Packed', day: (row) => row.packedAt },
  { header: 'Delivered', day: (row) => row.deliveredAt },
]
