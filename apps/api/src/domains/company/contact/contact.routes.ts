import { contactEndpoints } from '@thant/contracts/company/contact'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { noteAnswer } from './answer-message.service.ts'
import { sendContactMessage } from './contact.service.ts'
import { contactMessageListing } from './contact-messages.queries.ts'

export async function contactRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    contactEndpoints,
  )({
    list: ({ context, query }) => contactMessageListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'contact-messages', contactMessageListing),
    answer: ({ context, params, body }) => noteAnswer(context, params.id, body),
    send: ({ context, body }) => sendContactMessage(context, body),
  })
}
