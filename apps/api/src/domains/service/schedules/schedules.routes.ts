import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import { recurrenceText } from '@thant/i18n/recurrence-text'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { previewChange, previewEnd, previewSchedule } from './schedule-preview.queries.ts'
import { countPickupsOffTime } from './scheduled-pickups.queries.ts'
import { getSchedule, scheduleListing } from './schedules.queries.ts'
import { changeSchedule, createSchedule, endSchedule } from './schedules.service.ts'

export async function scheduleRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    scheduleEndpoints,
  )({
    list: ({ context, query }) => scheduleListing.page(context, query),
    export: ({ context, query }) =>
      exportList(context, query, 'schedules', scheduleListing, { repeats: recurrenceText }),
    offTime: async ({ context }) => ({ pickups: await countPickupsOffTime(context) }),
    get: ({ context, params }) => getSchedule(context, params.id),
    create: ({ context, body }) => createSchedule(context, body),
    preview: ({ context, body }) => previewSchedule(context, body),
    change: ({ context, params, body }) => changeSchedule(context, params.id, body),
    previewChange: ({ context, params, body }) => previewChange(context, params.id, body),
    end: ({ context, params, query }) => endSchedule(context, params.id, query),
    previewEnd: ({ context, params }) => previewEnd(context, params.id),
  })
}
