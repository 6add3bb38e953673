import { creditEndpoints } from '@thant/contracts/credits'
import { type Invoice, invoiceEndpoints, organizationInvoiceEndpoints } from '@thant/contracts/invoices'
import { invoiceStatusLabels } from '@thant/contracts/labels'
import { subscriptionEndpoints } from '@thant/contracts/subscriptions'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { sumUnpaidByAge, sumUnpaidOfOrganization } from './ageing.queries.ts'
import { getCredits } from './credits.queries.ts'
import { addCredit } from './credits.service.ts'
import { getCreditPdf, getInvoicePdf, getStatementPdf } from './invoice-pdf.ts'
import {
  getInvoice,
  invoiceListing,
  listOrganizationInvoices,
  suggestInvoiceNumber,
  walkOrganizationInvoices,
} from './invoices.queries.ts'
import { changeInvoice, createInvoice } from './invoices.service.ts'
import { getSubscription } from './subscriptions.queries.ts'
import { changeSubscription } from './subscriptions.service.ts'

export async function invoiceRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    invoiceEndpoints,
  )({
    list: ({ context, query }) => invoiceListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'invoices', columns, (reading) => invoiceListing.all(reading, query)),
    get: ({ context, params }) => getInvoice(context, params.id),
    nextNumber: async ({ context }) => ({ invoiceNo: await suggestInvoiceNumber(context) }),
    ageing: ({ context }) => sumUnpaidByAge(context),
    create: ({ context, body }) => createInvoice(context, body),
    change: ({ context, params, body }) => changeInvoice(context, params.id, body),
    pdf: ({ context, params, query }) => getInvoicePdf(context, params.id, query.kind, query.language),
  })
  serve(
    app,
    organizationInvoiceEndpoints,
  )({
    list: ({ context, params, query }) => listOrganizationInvoices(context, params.organizationId, query),
    export: ({ context, params, query }) =>
      exportRows(context, query, 'invoices', columns, (reading) =>
        walkOrganizationInvoices(reading, params.organizationId, query),
      ),
    ageing: ({ context, params }) => sumUnpaidOfOrganization(context, params.organizationId),
    statement: ({ context, params, query: { language, ...period } }) =>
      getStatementPdf(context, params.organizationId, period, language),
  })
  serve(
    app,
    creditEndpoints,
  )({
    list: ({ context, params }) => getCredits(context, params.id),
    create: ({ context, params, body }) => addCredit(context, params.id, body),
    pdf: ({ context, params, query }) =>
      getCreditPdf(context, { id: params.creditId, invoiceId: params.id }, query.language),
  })
  serve(
    app,
    subscriptionEndpoints,
  )({
    get: ({ context, params }) => getSubscription(context, params.organizationId),
    change: ({ context, params, body }) => changeSubscription(context, params.organizationId, body),
  })
}

const columns: ReadonlyArray<ExportColumn<Invoice>> = [
  { header: 'Invoice No', text: (row) => row.invoiceNo },
  { header: 'Description', text: (row) => row.description },
  { header: 'Organization', text: (row) => row.organization.name },
  { header: 'Invoice Date', day: (row) => row.invoiceDate },
  { header: 'Payment Due Date', day: (row) => row.paymentDueDate },
  { header: 'Service from', day: (row) => row.servicePeriod.start },
  { header: 'Service to', day: (row) => row.servicePeriod.end },
  { header: 'Amount', amount: (row) => row.amount },
  { header: 'Currency', text: (row) => row.currency },
  { header: 'Payment Status', label: (row) => invoiceStatusLabels[row.paymentStatus] },
  { header: 'Days overdue', number: (row) => row.daysOverdue },
  { header: 'Paid', day: (row) => row.paidAt },
]
