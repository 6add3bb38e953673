import { type OrganizationRow, organizationEndpoints } from '@thant/contracts/organizations'
import type { FastifyInstance } from 'fastify'
import { type ExportColumn, exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { archivedOrganizationListing, getOrganization, organizationListing } from './organizations.queries.ts'
import { changeOrganization, createOrganization, restoreOrganization } from './organizations.service.ts'

export async function organizationRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    organizationEndpoints,
  )({
    list: ({ context, query }) => organizationListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query.format, 'organizations', columns, (reading) => organizationListing.all(reading, query)),
    get: ({ context, params }) => getOrganization(context, params.id),
    create: ({ context, body }) => createOrganization(context, body),
    change: ({ context, params, body }) => changeOrganization(context, params.id, body),
    archived: ({ context, query }) => archivedOrganizationListing.page(context, query),
    restore: ({ context, params }) => restoreOrganization(context, params.id),
  })
}

const columns: ReadonlyArray<ExportColumn<OrganizationRow>> = [
  { header: 'Name', cell: (row) => row.name },
  { header: 'Company type', cell: (row) => row.companyType },
  { header: 'Email', cell: (row) => row.email },
  { header: 'Address', cell: (row) => row.address },
  { header: 'Office phone', cell: (row) => row.officePhoneNumber },
  { header: 'Contact person', cell: (row) => row.contactPersonName },
  { header: 'Contact phone', cell: (row) => row.contactPersonPhoneNumber },
  { header: 'Contract start', cell: (row) => row.startDate },
  { header: 'Contract expiry', cell: (row) => row.expiredDate },
]
