import { inboxEndpoints } from '@thant/contracts/reporting/inbox'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { inboxListing, pageInbox, whatWaits } from './inbox.queries.ts'

export async function inboxRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    inboxEndpoints,
  )({
    list: ({ context, query }) => pageInbox(context, query),
    export: ({ context, query }) => exportList(context, whatWaits(context, query), 'inbox', inboxListing),
  })
}
