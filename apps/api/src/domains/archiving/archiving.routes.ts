import { archivingEndpoints } from '@thant/contracts/organizations'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { countAhead } from './archiving.queries.ts'
import { archiveWithWhatIsAhead } from './archiving.service.ts'

export async function archivingRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    archivingEndpoints,
  )({
    ahead: ({ context, params }) => countAhead(context, params.id),
    archive: ({ context, params }) => archiveWithWhatIsAhead(context, params.id),
  })
}
