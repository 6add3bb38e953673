import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { getInbox, listChoices } from './notifications.queries.ts'
import { chooseMails, findLinkedChoice, markRead, turnOff } from './notifications.service.ts'

export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  // A mail program sends a form, in which nothing is that the link does not say.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined)
  serve(
    app,
    notificationEndpoints,
  )({
    list: ({ context, query }) => getInbox(context, query),
    read: ({ context, body }) => markRead(context, body.ids),
    choices: ({ context }) => listChoices(context),
    choose: ({ context, body }) => chooseMails(context, body),
    offState: ({ context, params }) => findLinkedChoice(context, params.link),
    turnOff: ({ context, params }) => turnOff(context, params.link),
  })
}
