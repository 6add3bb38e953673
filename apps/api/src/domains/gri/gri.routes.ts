import { griEndpoints } from '@thant/contracts/gri'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { getGriTables } from './gri.queries.ts'
import { exportGriTables } from './gri-export.ts'

export async function griRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    griEndpoints,
  )({
    tables: ({ context, params, query }) => getGriTables(context, params.organizationId, query),
    export: ({ context, params, query }) => exportGriTables(context, params.organizationId, query),
  })
}
