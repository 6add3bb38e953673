import { wasteMeasureEndpoints } from '@thant/contracts/materials/waste-measures'
import { wasteEndpoints } from '@thant/contracts/materials/wastes'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { getKnownTotal } from './known-total.queries.ts'
import { listMonthlyWastes, sumWeightByType } from './wastes.queries.ts'

export async function wasteRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    wasteEndpoints,
  )({
    totals: ({ context, query }) => sumWeightByType(context, query),
    totalsOfOrganization: ({ context, query, params }) => sumWeightByType(context, query, params.organizationId),
    monthly: ({ context, query }) => listMonthlyWastes(context, query),
    monthlyOfOrganization: ({ context, query, params }) => listMonthlyWastes(context, query, params.organizationId),
  })
  serve(
    app,
    wasteMeasureEndpoints,
  )({
    ofCompany: ({ context, query }) => getKnownTotal(context, query),
    ofOrganization: ({ context, query, params }) => getKnownTotal(context, query, params.organizationId),
  })
}
