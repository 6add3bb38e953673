import { type OrganizationRow, organizationEndpoints } from '@thant/contracts/organizations'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
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
      exportRows(context, query, 'organizations', columns, (reading) => organizationListing.all(reading, query)),
    get: ({ context, params }) => getOrganization(context, params.id),
    create: ({ context, body }) => createOrganization(context, body),
    change: ({ context, params, body }) => changeOrganization(context, params.id, body),
    archived: ({ context, query }) => archivedOrganizationListing.page(context, query),
    restore: ({ context, params }) => restoreOrganization(context, params.id),
  })
}

const columns: ReadonlyArray<ExportColumn<OrganizationRow>> = [
  { header: 'Name', text: (row) => row.name },
  { header: 'Company type', label: (row) => row.companyType },
  { header: 'Email', text: (row) => row.email },
  { header: 'Address', text: (row) => row.address },
  { header: 'Office phone', text: (row) => row.officePhoneNumber },
  { header: 'Contact person', text: (row) => row.contactPersonName },
  { header: 'Contact phone', text: (row) => row.contactPersonPhoneNumber },
  { header: 'Contract start', day: (row) => row.startDate },
  { header: 'Contract expiry', day: (row) => row.expiredDate },
]
