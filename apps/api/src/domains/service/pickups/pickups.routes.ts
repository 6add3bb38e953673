import { pickupEndpoints } from '@thant/contracts/service/pickups'
import type { FastifyInstance } from 'fastify'
import { exportList, exportRows } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { changePickups, undoPickups } from './bulk-pickups.service.ts'
import { getCollectionNotePdf } from './collection-notes/collection-note-pdf.ts'
import { listNoteVersions } from './collection-notes/note-versions.queries.ts'
import { getPickupWithEvidence } from './evidence/evidence.queries.ts'
import { listProducts } from './items/products.queries.ts'
import { dataTableColumns } from './organization-pickups/data-table-columns.ts'
import {
  listOrganizationPickups,
  listQuarters,
  walkWeighedPickups,
} from './organization-pickups/organization-pickups.queries.ts'
import { archivedPickupListing, listCalendarPickups, pickupListing } from './pickups.queries.ts'
import { archivePickup, changePickup, restorePickup, schedulePickup } from './pickups.service.ts'
import { listTodaysPickups } from './todays-stops/todays-pickups.queries.ts'

export async function pickupRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    pickupEndpoints,
  )({
    list: ({ context, query }) => pickupListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'pickups', pickupListing),
    calendar: ({ context, query }) => listCalendarPickups(context, query),
    products: ({ context, query }) => listProducts(context, query.q),
    today: ({ context, query }) => listTodaysPickups(context, query.day),
    ofOrganization: ({ context, params, query }) => listOrganizationPickups(context, params.organizationId, query),
    exportOfOrganization: ({ context, params, query }) =>
      exportRows(context, query, 'collected-waste', dataTableColumns, (reading) =>
        walkWeighedPickups(reading, params.organizationId, query),
      ),
    quarters: ({ context, params, query }) => listQuarters(context, params.organizationId, query.site),
    get: ({ context, params }) => getPickupWithEvidence(context, params.id),
    note: ({ context, params, query }) => getCollectionNotePdf(context, params.id, query),
    noteVersions: ({ context, params }) => listNoteVersions(context, params.id),
    schedule: ({ context, body }) => schedulePickup(context, body),
    change: ({ context, params, body }) => changePickup(context, params.id, body),
    changeMany: ({ context, body }) => changePickups(context, body),
    undoMany: ({ context, body }) => undoPickups(context, body),
    archive: ({ context, params }) => archivePickup(context, params.id),
    archived: ({ context, query }) => archivedPickupListing.page(context, query),
    restore: ({ context, params }) => restorePickup(context, params.id),
  })
}
