import { companyDayEndpoints } from '@thant/contracts/company/company-days'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { listCompanyDays, listProposals, listReadDays } from './company-days.queries.ts'
import { addClosedDays } from './company-days.service.ts'

export async function companyDayRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    companyDayEndpoints,
  )({
    list: ({ context, query }) => listCompanyDays(context, query),
    proposals: ({ context, query }) => listProposals(context, query.year),
    add: ({ context, body }) => addClosedDays(context, body.days),
    read: ({ context, body }) => listReadDays(context, body.calendar),
  })
}
