import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { archivedOrganizationListing, getOrganization, organizationListing } from './organizations.queries.ts'
import { changeOrganization, createOrganization, restoreOrganization } from './organizations.service.ts'

export async function organizationRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    organizationEndpoints,
  )({
    list: ({ context, query }) => organizationListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'organizations', organizationListing),
    get: ({ context, params }) => getOrganization(context, params.id),
    create: ({ context, body }) => createOrganization(context, body),
    change: ({ context, params, body }) => changeOrganization(context, params.id, body),
    archived: ({ context, query }) => archivedOrganizationListing.page(context, query),
    restore: ({ context, params }) => restoreOrganization(context, params.id),
  })
}
