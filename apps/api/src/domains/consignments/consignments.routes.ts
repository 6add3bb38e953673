import { type Consignment, consignmentEndpoints } from '@thant/contracts/consignments'
import { licenceDoubtLabels } from '@thant/contracts/destinations'
import { wasteTypeLabels } from '@thant/contracts/wastes'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { consignmentListing, getConsignment } from './consignments.queries.ts'
import { addConsignment, archiveConsignment, changeConsignment } from './consignments.service.ts'
import { getClaims } from './load-claims.queries.ts'
import { listMassBalance, listStockWarnings } from './mass-balance.queries.ts'
import { exportClaims, exportMassBalance } from './mass-balance-export.ts'

export async function consignmentRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    consignmentEndpoints,
  )({
    list: ({ context, query }) => consignmentListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'consignments', columns, (reading) => consignmentListing.all(reading, query)),
    get: ({ context, params }) => getConsignment(context, params.id),
    create: ({ context, body }) => addConsignment(context, body),
    change: ({ context, params, body }) => changeConsignment(context, params.id, body),
    archive: ({ context, params }) => archiveConsignment(context, params.id),
    massBalance: ({ context, query }) => listMassBalance(context, query),
    exportMassBalance: ({ context, query }) => exportMassBalance(context, query),
    stockWarnings: ({ context, query }) => listStockWarnings(context, query),
    claims: ({ context, query }) => getClaims(context, query),
    exportClaims: ({ context, query }) => exportClaims(context, query),
  })
}

const columns: ReadonlyArray<ExportColumn<Consignment>> = [
  { header: 'Date', day: (row) => row.date },
  { header: 'Destination', text: (row) => row.destination.name },
  { header: 'Waste type', label: (row) => wasteTypeLabels[row.wasteType] },
  { header: 'Gross (kg)', number: (row) => row.gross },
  { header: 'Tare (kg)', number: (row) => row.tare },
  { header: 'Net (kg)', number: (row) => row.net },
  { header: 'Document number', text: (row) => row.documentNumber },
  {
    header: 'Licence',
    written: (row, translate) => row.licenceDoubts.map((doubt) => translate(licenceDoubtLabels[doubt])).join('; '),
  },
  { header: 'Note', text: (row) => row.note },
]
