import { type FailedMail, mailEndpoints } from '@thant/contracts/mails'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { failedMailListing, listInvoiceMails, listOrderMails, listUserMails } from './mails.queries.ts'
import { sendAllMailsAgain, sendMailAgain } from './mails.service.ts'

export async function mailRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    mailEndpoints,
  )({
    list: ({ context, query }) => failedMailListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'mails', columns, (reading) => failedMailListing.all(reading, query)),
    ofInvoice: ({ context, params }) => listInvoiceMails(context, params.id),
    ofOrder: ({ context, params }) => listOrderMails(context, params.id),
    ofUser: ({ context, params }) => listUserMails(context, params.id),
    sendAgain: ({ context, params }) => sendMailAgain(context, params.id),
    sendAllAgain: ({ context }) => sendAllMailsAgain(context),
  })
}

const columns: ReadonlyArray<ExportColumn<FailedMail>> = [
  { header: 'Date', instant: (row) => row.failedAt },
  { header: 'Recipient', text: (row) => row.to },
  { header: 'Subject', text: (row) => row.subject },
  { header: 'Reason', text: (row) => row.reason },
  { header: 'Invoice', text: (row) => row.invoice?.invoiceNo ?? null },
  { header: 'Order', text: (row) => row.order },
  { header: 'User', person: (row) => row.user?.name ?? null },
  { header: 'Organization', text: (row) => row.organization?.name ?? null },
  { header: 'Sent again', instant: (row) => row.sentAgainAt },
  { header: 'Sent again by', person: (row) => row.sentAgainBy?.name ?? null },
]
