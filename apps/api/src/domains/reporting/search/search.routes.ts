import { searchEndpoints } from '@thant/contracts/reporting/search'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { search } from './search.queries.ts'

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  serve(app, searchEndpoints)({ search: ({ context, query }) => search(context, query) })
}
