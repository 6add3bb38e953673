import { dataTableTypes, type OrganizationPickup, type PickupRow, pickupEndpoints } from '@thant/contracts/pickups'
import { wasteTypeLabels } from '@thant/contracts/wastes'
import type { FastifyInstance } from 'fastify'
import { dayOf } from '#lib/company-time.ts'
import { type ExportColumn, exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
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

export async function pickupRoutes(app: FastifyInstance): Promise<void> {
  const { timeZone } = app.services.settings
  serve(
    app,
    pickupEndpoints,
  )({
    list: ({ context, query }) => pickupListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query.format, 'pickups', columns, (reading) => pickupListing.all(reading, query)),
    calendar: ({ context, query }) => listCalendarPickups(context, query),
    products: ({ context, query }) => listProducts(context, query.q),
    today: ({ context }) => listTodaysPickups(context),
    ofOrganization: ({ context, params, query }) => listOrganizationPickups(context, params.organizationId, query),
    exportOfOrganization: ({ context, params, query: { format, ...query } }) =>
      exportRows(context, format, 'collected-waste', dataTableColumns(timeZone), (reading) =>
        walkWeighedPickups(reading, params.organizationId, query),
      ),
    quarters: ({ context, params }) => listQuarters(context, params.organizationId),
    get: ({ context, params }) => getPickup(context, params.id),
    schedule: ({ context, body }) => schedulePickup(context, body),
    change: ({ context, params, body }) => changePickup(context, params.id, body),
    archive: ({ context, params }) => archivePickup(context, params.id),
    archived: ({ context, query }) => archivedPickupListing.page(context, query),
    restore: ({ context, params }) => restorePickup(context, params.id),
  })
}

const columns: ReadonlyArray<ExportColumn<PickupRow>> = [
  { header: 'Organization', cell: (row) => row.organizationId.name },
  { header: 'Status', cell: (row) => row.status },
  { header: 'Pick Up Time', cell: (row) => row.pickUpTime },
  { header: 'Way Number', cell: (row) => row.wayNumber },
  { header: 'Way Type', cell: (row) => row.wayType },
  { header: 'Plate number', cell: (row) => row.vehicle.plate_number },
  { header: 'Driver', cell: (row) => row.vehicle.driver?.name ?? null },
  { header: 'Updated by', cell: (row) => row.updatedBy?.name ?? null },
]

/** Lays out the customer's data table: one row per pickup, one column per waste type with its items and kilograms. */
function dataTableColumns(timeZone: string): Array<ExportColumn<OrganizationPickup>> {
  return [
    { header: 'Date', cell: ({ pickUpTime }) => dayOf(new Date(pickUpTime), timeZone) },
    ...dataTableTypes.map((type) => ({
      header: `${wasteTypeLabels[type]} (kg)`,
      cell: ({ items = [] }: OrganizationPickup) =>
        items
          .filter(({ productType }) => productType === type)
          .map(({ productName, quantity }) => `${productName} ${quantity}`)
          .join('; ') || null,
    })),
  ]
}
