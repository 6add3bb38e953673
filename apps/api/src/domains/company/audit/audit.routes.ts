import { auditEndpoints } from '@thant/contracts/company/audit'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { auditListing, getArchivedBefore } from './audit.queries.ts'

export async function auditRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    auditEndpoints,
  )({
    list: ({ context, query }) => auditListing.page(context, query),
    archive: async ({ context }) => ({ archivedBefore: await getArchivedBefore(context) }),
    export: ({ context, query }) => exportList(context, query, 'audit', auditListing),
  })
}
