import { orderCreditEndpoints } from '@thant/contracts/money/credits'
import { orderEndpoints } from '@thant/contracts/money/orders'
import { certificateEndpoints } from '@thant/contracts/service/certificates'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
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
      exportList(context, query, 'orders', orderListing, {
        certificate: (row, translate) => row.certificateSerial ?? (row.certificate ? translate('Yes') : ''),
      }),
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
