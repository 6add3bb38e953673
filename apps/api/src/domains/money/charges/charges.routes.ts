import { chargeEndpoints } from '@thant/contracts/money/charges'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { getAnnexPdf } from './annex-pdf.ts'
import { chargeListing, sumOpenCharges } from './charges.queries.ts'
import { addCharge, waiveCharge } from './charges.service.ts'

export async function chargeRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    chargeEndpoints,
  )({
    list: ({ context, query }) => chargeListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'charges', chargeListing),
    annex: ({ context, params, query }) => getAnnexPdf(context, params.id, query.language),
    open: ({ context, query }) => sumOpenCharges(context, query),
    create: ({ context, body }) => addCharge(context, body),
    waive: ({ context, params, body }) => waiveCharge(context, params.id, body),
  })
}
