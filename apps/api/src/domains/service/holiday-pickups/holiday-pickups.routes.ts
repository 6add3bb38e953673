import { holidayPickupEndpoints } from '@thant/contracts/service/holiday-pickups'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { changeDay, previewReturns, takeBackDay } from './day-returns.service.ts'
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
    previewReturns: ({ context, params, query }) => previewReturns(context, params.day, query.kind),
    save: ({ context, params, body }) => changeDay(context, params.day, body),
    takeBack: ({ context, params }) => takeBackDay(context, params.day),
    decide: ({ context, body }) => decideHolidayPickups(context, body.decisions),
  })
}
