import { siteEndpoints } from '@thant/contracts/customers/sites'
import type { FastifyInstance } from 'fastify'
import { assertOrganizationIsShared } from '#domains/customers/organizations/organizations.queries.ts'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { getSite, getUses, pageArchivedSites, pageSites, siteListing } from './sites.queries.ts'
import { addSite, archiveSite, changeSite, restoreSite } from './sites.service.ts'

export async function siteRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    siteEndpoints,
  )({
    list: ({ context, params, query }) => pageSites(context, params.id, query),
    export: async ({ context, params, query }) => {
      await assertOrganizationIsShared(context, params.id)
      return exportList(context, query, 'sites', {
        columns: siteListing.columns,
        all: (reading) => siteListing.all(reading, { ...query, organizationId: params.id }),
      })
    },
    get: ({ context, params }) => getSite(context, params.id),
    create: ({ context, params, body }) => addSite(context, params.id, body),
    change: ({ context, params, body }) => changeSite(context, params.id, body),
    archive: ({ context, params }) => archiveSite(context, params.id),
    archived: ({ context, params, query }) => pageArchivedSites(context, params.id, query),
    restore: ({ context, params }) => restoreSite(context, params.id),
    uses: ({ context, params }) => getUses(context, params.id),
  })
}
