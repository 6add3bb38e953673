import {
  type Destination,
  destinationEndpoints,
  destinationKindLabels,
  licenceStateLabels,
} from '@thant/contracts/destinations'
import { wasteTreatmentLabels, wasteTypeLabels } from '@thant/contracts/wastes'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { destinationListing, getDestination } from './destinations.queries.ts'
import { addDestination, archiveDestination, changeDestination } from './destinations.service.ts'

export async function destinationRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    destinationEndpoints,
  )({
    list: ({ context, query }) => destinationListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'destinations', columns, (reading) => destinationListing.all(reading, query)),
    get: ({ context, params }) => getDestination(context, params.id),
    create: ({ context, body }) => addDestination(context, body),
    change: ({ context, params, body }) => changeDestination(context, params.id, body),
    archive: ({ context, params }) => archiveDestination(context, params.id),
  })
}

const columns: ReadonlyArray<ExportColumn<Destination>> = [
  { header: 'Name', text: (row) => row.name },
  { header: 'Kind', label: (row) => destinationKindLabels[row.kind] },
  { header: 'Licence', text: (row) => row.licence },
  { header: 'Licensed until', day: (row) => row.licensedUntil },
  { header: 'State of the licence', label: (row) => licenceStateLabels[row.licenceState] },
  {
    header: 'Licensed waste types',
    written: (row, translate) => row.wasteTypes.map((type) => translate(wasteTypeLabels[type])).join(', '),
  },
  {
    header: 'Licensed treatments',
    written: (row, translate) =>
      row.treatments.map((treatment) => translate(wasteTreatmentLabels[treatment])).join(', '),
  },
  { header: 'Address', text: (row) => row.address },
  { header: 'Contact', text: (row) => row.contact },
]
