import { yearFileEndpoints } from '@thant/contracts/reporting/year-files'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { getYearFile, listOrganizationYears } from './year-file.service.ts'

export async function yearFileRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    yearFileEndpoints,
  )({
    years: ({ context, params }) => listOrganizationYears(context, params.id),
    file: ({ context, params: { id, year }, query }) => getYearFile(context, id, { year, ...query }),
  })
}
