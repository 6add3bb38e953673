import { streamEndpoints } from '@thant/contracts/reporting/stream'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { pageStream } from './stream.queries.ts'

export async function streamRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    streamEndpoints,
  )({
    list: ({ context, params, query }) => pageStream(context, params.organizationId, query),
  })
}
