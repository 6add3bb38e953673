import { auditEndpoints } from '@thant/contracts/company/audit'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { auditListing } from './audit.queries.ts'

export async function auditRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    auditEndpoints,
  )({
    list: ({ context, query }) => auditListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'audit', auditListing),
  })
}
