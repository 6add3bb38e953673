import { contactEndpoints } from '@thant/contracts/company/contact'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { sendContactMessage } from './contact.service.ts'

export async function contactRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    contactEndpoints,
  )({
    send: ({ context, body }) => sendContactMessage(context, body),
  })
}
