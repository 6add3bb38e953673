import { griEndpoints } from '@thant/contracts/gri'
import { griBenchmarkEndpoints } from '@thant/contracts/gri-benchmark'
import { griItemEndpoints } from '@thant/contracts/gri-items'
import type { FastifyInstance } from 'fastify'
import { listQuartersOf } from '#domains/pickups/organization-pickups.queries.ts'
import { listGriItems } from '#domains/wastes/gri-items.queries.ts'
import { serve } from '#lib/serve.ts'
import { getGriTables } from './gri.queries.ts'
import { getGriBenchmark } from './gri-benchmark.queries.ts'
import { exportGriItems, exportGriTables } from './gri-export.ts'

export async function griRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    griEndpoints,
  )({
    tables: ({ context, params, query }) => getGriTables(context, params.organizationId, query),
    quarters: ({ context, params, query }) => listQuartersOf(context, params.organizationId, query.site),
    export: ({ context, params, query }) => exportGriTables(context, params.organizationId, query),
  })
  serve(
    app,
    griBenchmarkEndpoints,
  )({
    benchmark: ({ context, params, query }) => getGriBenchmark(context, params.organizationId, query),
  })
  serve(
    app,
    griItemEndpoints,
  )({
    items: ({ context, params, query }) => listGriItems(context, params.organizationId, query),
    exportItems: ({ context, params, query }) => exportGriItems(context, params.organizationId, query),
  })
}
