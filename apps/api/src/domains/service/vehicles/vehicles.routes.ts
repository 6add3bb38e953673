import { depotEndpoints } from '@thant/contracts/service/depots'
import { vehicleEndpoints } from '@thant/contracts/service/vehicles'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { depotListing, getDepot } from './depots.queries.ts'
import { addDepot, archiveDepot, changeDepot, restoreDepot } from './depots.service.ts'
import { getVehicle, vehicleListing } from './vehicles.queries.ts'
import { addVehicle, archiveVehicle, changeVehicle, restoreVehicle } from './vehicles.service.ts'

export async function vehicleRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    vehicleEndpoints,
  )({
    list: ({ context, query }) => vehicleListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'vehicles', vehicleListing),
    get: ({ context, params }) => getVehicle(context, params.id),
    create: ({ context, body }) => addVehicle(context, body),
    change: ({ context, params, body }) => changeVehicle(context, params.id, body),
    archive: ({ context, params }) => archiveVehicle(context, params.id),
    restore: ({ context, params }) => restoreVehicle(context, params.id),
  })
  serve(
    app,
    depotEndpoints,
  )({
    list: ({ context, query }) => depotListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'depots', depotListing),
    get: ({ context, params }) => getDepot(context, params.id),
    create: ({ context, body }) => addDepot(context, body),
    change: ({ context, params, body }) => changeDepot(context, params.id, body),
    archive: ({ context, params }) => archiveDepot(context, params.id),
    restore: ({ context, params }) => restoreDepot(context, params.id),
  })
}
