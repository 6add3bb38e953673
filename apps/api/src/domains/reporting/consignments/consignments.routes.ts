import { licenceWarningLabels } from '@thant/contracts/materials/destinations'
import { consignmentEndpoints } from '@thant/contracts/reporting/consignments'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
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
      exportList(context, query, 'consignments', consignmentListing, {
        licence: (row, translate) =>
          row.licenceDoubts.map((warning) => translate(licenceWarningLabels[warning])).join('; '),
      }),
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
