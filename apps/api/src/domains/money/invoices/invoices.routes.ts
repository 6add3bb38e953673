import { subscriptionEndpoints } from '@thant/contracts/customers/subscriptions'
import { creditEndpoints } from '@thant/contracts/money/credits'
import {
  invoiceEndpoints,
  organizationInvoiceEndpoints,
  organizationInvoiceList,
} from '@thant/contracts/money/invoices'
import { taxEndpoints } from '@thant/contracts/money/taxes'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { sumUnpaidByAge, sumUnpaidOfOrganization } from './ageing/ageing.queries.ts'
import { getCredits } from './credits/credits.queries.ts'
import { addCredit } from './credits/credits.service.ts'
import {
  getInvoice,
  invoiceListing,
  listOrganizationInvoices,
  suggestInvoiceNumber,
  walkOrganizationInvoices,
} from './invoices.queries.ts'
import { changeInvoice, createInvoice } from './invoices.service.ts'
import { getCreditPdf, getInvoicePdf, getStatementPdf } from './papers/invoice-pdf.ts'
import { remindOfInvoices, stopReminders } from './reminders/remind-invoices.service.ts'
import { getSubscription } from './subscriptions/subscriptions.queries.ts'
import { changeSubscription } from './subscriptions/subscriptions.service.ts'
import { addTaxRate, changeTaxNumber, removeTaxRate } from './tax-rates.service.ts'
import { getTaxSettings, sumTaxOfMonth, taxListing } from './taxes.queries.ts'

export async function invoiceRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    invoiceEndpoints,
  )({
    list: ({ context, query }) => invoiceListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'invoices', invoiceListing),
    get: ({ context, params }) => getInvoice(context, params.id),
    nextNumber: async ({ context }) => ({ invoiceNo: await suggestInvoiceNumber(context) }),
    ageing: ({ context }) => sumUnpaidByAge(context),
    create: ({ context, body }) => createInvoice(context, body),
    change: ({ context, params, body }) => changeInvoice(context, params.id, body),
    changeMany: ({ context, body }) => remindOfInvoices(context, body),
    undoMany: ({ context, body }) => stopReminders(context, body),
    pdf: ({ context, params, query }) => getInvoicePdf(context, params.id, query.kind, query.language),
  })
  serve(
    app,
    organizationInvoiceEndpoints,
  )({
    list: ({ context, params, query }) => listOrganizationInvoices(context, params.organizationId, query),
    export: ({ context, params, query }) =>
      exportList(context, query, 'invoices', {
        columns: organizationInvoiceList.list.columns,
        all: (reading) => walkOrganizationInvoices(reading, params.organizationId, query),
      }),
    ageing: ({ context, params }) => sumUnpaidOfOrganization(context, params.organizationId),
    statement: ({ context, params, query: { language, ...period } }) =>
      getStatementPdf(context, params.organizationId, period, language),
  })
  serve(
    app,
    taxEndpoints,
  )({
    list: ({ context, query }) => taxListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'commercial-tax', taxListing),
    month: ({ context, query }) => sumTaxOfMonth(context, query.month),
    settings: ({ context }) => getTaxSettings(context),
    changeNumber: ({ context, body }) => changeTaxNumber(context, body.number),
    addRate: ({ context, body }) => addTaxRate(context, body),
    removeRate: ({ context, params }) => removeTaxRate(context, params.from),
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
