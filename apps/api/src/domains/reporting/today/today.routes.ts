import { todayEndpoints } from '@thant/contracts/reporting/today'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { getToday } from './today.queries.ts'

export async function todayRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    todayEndpoints,
  )({
    get: ({ context }) => getToday(context),
  })
}
