import { calendarFeedEndpoints } from '@thant/contracts/calendar-feed'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { getCalendarFeed, getCalendarState } from './calendar-feed.queries.ts'
import { renewCalendarAddress, revokeCalendarAddress } from './calendar-feed.service.ts'

export async function calendarFeedRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    calendarFeedEndpoints,
  )({
    state: ({ context, params }) => getCalendarState(context, params.id),
    create: ({ context, params }) => renewCalendarAddress(context, params.id),
    revoke: ({ context, params }) => revokeCalendarAddress(context, params.id),
    feed: ({ context, params, query }) => getCalendarFeed(context, params.file, query.language ?? 'en'),
  })
}
