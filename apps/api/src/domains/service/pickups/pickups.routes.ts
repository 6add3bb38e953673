import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { dataTableTypes, type OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportList, exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { changePickups, undoPickups } from './bulk-pickups.service.ts'
import { getCollectionNotePdf } from './collection-note-pdf.ts'
import { listNoteVersions } from './note-versions.queries.ts'
import { listOrganizationPickups, listQuarters, walkWeighedPickups } from './organization-pickups.queries.ts'
import {
  archivedPickupListing,
  getPickup,
  listCalendarPickups,
  listTodaysPickups,
  pickupListing,
} from './pickups.queries.ts'
import { archivePickup, changePickup, restorePickup, schedulePickup } from './pickups.service.ts'
import { listProducts } from './products.queries.ts'
import { sumKg } from './weight.ts'

export async function pickupRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    pickupEndpoints,
  )({
    list: ({ context, query }) => pickupListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'pickups', pickupListing),
    calendar: ({ context, query }) => listCalendarPickups(context, query),
    products: ({ context, query }) => listProducts(context, query.q),
    today: ({ context }) => listTodaysPickups(context),
    ofOrganization: ({ context, params, query }) => listOrganizationPickups(context, params.organizationId, query),
    exportOfOrganization: ({ context, params, query }) =>
      exportRows(context, query, 'collected-waste', dataTableColumns, (reading) =>
        walkWeighedPickups(reading, params.organizationId, query),
      ),
    quarters: ({ context, params, query }) => listQuarters(context, params.organizationId, query.site),
    get: ({ context, params }) => getPickup(context, params.id),
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

/** Lays out the customer's data table: one row per pickup, with the kilograms per waste type and the items behind them. */
const dataTableColumns: ReadonlyArray<ExportColumn<OrganizationPickup>> = [
  { header: 'Date', day: ({ pickUpTime }) => pickUpTime },
  ...dataTableTypes.map(
    (type): ExportColumn<OrganizationPickup> => ({
      header: `${wasteTypeLabels[type]} (kg)` as const,
      amount: ({ items = [] }: OrganizationPickup) => weightOf(items.filter(({ productType }) => productType === type)),
    }),
  ),
  { header: 'Total (kg)', amount: ({ items = [] }) => weightOf(items) },
  {
    header: 'Items',
    text: ({ items = [] }) => items.map(({ productName, quantity }) => `${productName} ${quantity}`).join('; ') || null,
  },
  { header: 'Site', text: ({ site }) => site.name },
]

/** Null without any item. */
function weightOf(items: ReadonlyArray<{ quantity: number }>): number | null {
  return items.length === 0 ? null : sumKg(items.map(({ quantity }) => quantity))
}
