import formbody from '@fastify/formbody'
import { type PaymentResult, paymentEndpoints } from '@thant/contracts/payments'
import type { FastifyInstance } from 'fastify'
import { dayOf } from '#lib/company-time.ts'
import { type ExportColumn, exportRows } from '#lib/list-export.ts'
import { isSandbox } from '#lib/payment-gateway/sandbox.ts'
import { serve } from '#lib/serve.ts'
import { acknowledgeResult } from './acknowledge-result.service.ts'
import { type OnInvalidSignature, receiveNotification, receiveReturn } from './callbacks.service.ts'
import { checkOutInvoice, checkOutOrder } from './checkout.service.ts'
import { getPaymentStatus, listInvoiceAttempts, listOrderAttempts, paymentResultListing } from './payments.queries.ts'
import { sandboxRoutes } from './sandbox.routes.ts'

const { notify, paymentReturn, ...portalEndpoints } = paymentEndpoints

export async function paymentRoutes(app: FastifyInstance): Promise<void> {
  const columns = columnsIn(app.services.settings.timeZone)
  serve(
    app,
    portalEndpoints,
  )({
    attempts: ({ context, params }) => listInvoiceAttempts(context, params.id),
    orderAttempts: ({ context, params }) => listOrderAttempts(context, params.id),
    checkout: ({ context, params, body }) => checkOutInvoice(context, params.id, body),
    orderCheckout: ({ context, params, body }) => checkOutOrder(context, params.id, body),
    list: ({ context, query }) => paymentResultListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query.format, 'payment-results', columns, (reading) =>
        paymentResultListing.all(reading, query),
      ),
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

function columnsIn(timeZone: string): ReadonlyArray<ExportColumn<PaymentResult>> {
  const day = (instant: string | null) => instant && dayOf(new Date(instant), timeZone)
  return [
    { header: 'Date', cell: (row) => day(row.at) },
    { header: 'Provider Order', cell: (row) => row.orderId },
    { header: 'Invoice', cell: (row) => row.invoice?.invoiceNo ?? null },
    { header: 'Order', cell: (row) => row.order },
    { header: 'Source', cell: (row) => row.source },
    { header: 'Status', cell: (row) => row.status },
    { header: 'Outcome', cell: (row) => row.outcome },
    { header: 'Amount', cell: (row) => row.amount },
    { header: 'Currency', cell: (row) => row.currency },
    { header: 'Transaction', cell: (row) => row.transactionRef },
    { header: 'Approval Code', cell: (row) => row.approvalCode },
    { header: 'Looked at', cell: (row) => day(row.handledAt) },
    { header: 'Looked at by', cell: (row) => row.handledBy?.name ?? null },
  ]
}
