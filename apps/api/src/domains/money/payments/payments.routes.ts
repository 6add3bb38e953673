import formbody from '@fastify/formbody'
import { paymentEndpoints } from '@thant/contracts/money/payments'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { isSandbox } from '#lib/payment-gateway/sandbox.ts'
import { serve } from '#lib/requests/serve.ts'
import { acknowledgeResult } from './acknowledge-result.service.ts'
import { type OnInvalidSignature, receiveNotification, receiveReturn } from './callbacks.service.ts'
import { checkOutInvoice, checkOutOrder } from './checkout.service.ts'
import { getPaymentStatus, listInvoiceAttempts, listOrderAttempts, paymentResultListing } from './payments.queries.ts'
import { sandboxRoutes } from './sandbox.routes.ts'

const { notify, paymentReturn, ...portalEndpoints } = paymentEndpoints

export async function paymentRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    portalEndpoints,
  )({
    attempts: ({ context, params }) => listInvoiceAttempts(context, params.id),
    orderAttempts: ({ context, params }) => listOrderAttempts(context, params.id),
    checkout: ({ context, params, body }) => checkOutInvoice(context, params.id, body),
    orderCheckout: ({ context, params, body }) => checkOutOrder(context, params.id, body),
    list: ({ context, query }) => paymentResultListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'payment-results', paymentResultListing),
    acknowledge: ({ context, params, body }) => acknowledgeResult(context, params.id, body.isHandled),
    status: ({ context, params, query }) => getPaymentStatus(context, params.id, query.token),
  })
  await app.register(providerRoutes)
  const { paymentGateway } = app.services
  if (isSandbox(paymentGateway)) await app.register((pages) => sandboxRoutes(pages, paymentGateway))
}

/** Only these routes accept forms, which the card provider posts; the rest of the portal takes JSON. */
async function providerRoutes(app: FastifyInstance): Promise<void> {
  await app.register(formbody)
  const onInvalidSignature: OnInvalidSignature = ({ requestId, ip }) =>
    app.log.warn({ reqId: requestId, ip }, 'a payment result was refused: nobody we know signed it')
  serve(app, { notify, paymentReturn })({
    notify: ({ context, body }) => receiveNotification(context, body, onInvalidSignature),
    paymentReturn: ({ context, body }) => receiveReturn(context, body, onInvalidSignature),
  })
}
