import { mailEndpoints } from '@thant/contracts/reporting/mails'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { failedMailListing, listInvoiceMails, listOrderMails, listUserMails } from './mails.queries.ts'
import { sendAllMailsAgain, sendMailAgain } from './mails.service.ts'

export async function mailRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    mailEndpoints,
  )({
    list: ({ context, query }) => failedMailListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'mails', failedMailListing),
    ofInvoice: ({ context, params }) => listInvoiceMails(context, params.id),
    ofOrder: ({ context, params }) => listOrderMails(context, params.id),
    ofUser: ({ context, params }) => listUserMails(context, params.id),
    sendAgain: ({ context, params }) => sendMailAgain(context, params.id),
    sendAllAgain: ({ context }) => sendAllMailsAgain(context),
  })
}
