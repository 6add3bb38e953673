import { holidayPickupEndpoints } from '@thant/contracts/holiday-pickups'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { listHolidayPickups, listHolidaysAhead, listUnconfirmedYears } from './holiday-pickups.queries.ts'
import { decideHolidayPickups } from './holiday-pickups.service.ts'

export async function holidayPickupRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    holidayPickupEndpoints,
  )({
    list: ({ context, query }) => listHolidayPickups(context, query),
    ahead: async ({ context }) => ({
      holidays: await listHolidaysAhead(context),
      unconfirmedYears: await listUnconfirmedYears(context),
    }),
    decide: ({ context, body }) => decideHolidayPickups(context, body.decisions),
  })
}
