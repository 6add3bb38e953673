import { calendarFeedEndpoints, siteCalendarEndpoints } from '@thant/contracts/customers/calendar-feed'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#lib/context.ts'
import { serve } from '#lib/requests/serve.ts'
import { type CalendarOwner, getCalendarFeed, getCalendarState } from './calendar-feed.queries.ts'
import { renewCalendarAddress, revokeCalendarAddress } from './calendar-feed.service.ts'

export async function calendarFeedRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    calendarFeedEndpoints,
  )({
    ...handlersOf('calendar'),
    feed: ({ context, params, query }) => getCalendarFeed(context, params.file, query.language ?? 'en'),
  })
  serve(app, siteCalendarEndpoints)(handlersOf('site-calendar'))
}

type Request = { context: Context; params: { id: string } }

function handlersOf(kind: CalendarOwner['kind']) {
  return {
    state: ({ context, params: { id } }: Request) => getCalendarState(context, { kind, id }),
    create: ({ context, params: { id } }: Request) => renewCalendarAddress(context, { kind, id }),
    revoke: ({ context, params: { id } }: Request) => revokeCalendarAddress(context, { kind, id }),
  }
}
