import { type Site, siteEndpoints } from '@thant/contracts/sites'
import type { FastifyInstance } from 'fastify'
import { assertOrganizationIsShared } from '#domains/organizations/organizations.queries.ts'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
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
      return exportRows(context, query, 'sites', columns, (reading) =>
        siteListing.all(reading, { ...query, organizationId: params.id }),
      )
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

const columns: ReadonlyArray<ExportColumn<Site>> = [
  { header: 'Name', text: (row) => row.name },
  { header: 'Address', text: (row) => row.address },
  { header: 'Contact person', text: (row) => row.contactPersonName },
  { header: 'Contact phone', text: (row) => row.contactPersonPhoneNumber },
  { header: 'Opens at', text: (row) => row.openingHours?.from ?? null },
  { header: 'Closes at', text: (row) => row.openingHours?.to ?? null },
  { header: 'Access note', text: (row) => row.accessNote },
]
