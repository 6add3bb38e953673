import { holidayPolicyLabels } from '@thant/contracts/labels'
import { type ScheduleRow, scheduleEndpoints } from '@thant/contracts/schedules'
import { recurrenceText } from '@thant/i18n/recurrence-text'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
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
      exportRows(context, query, 'schedules', columns, (reading) => scheduleListing.all(reading, query)),
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

const columns: ReadonlyArray<ExportColumn<ScheduleRow>> = [
  { header: 'Organization', text: (row) => row.organizationId.name },
  { header: 'Site', text: (row) => row.siteId.name },
  { header: 'Repeats', written: recurrenceText },
  { header: 'Time', text: (row) => row.timeOfDay },
  { header: 'First day', day: (row) => row.startsOn },
  { header: 'Last day', day: (row) => row.lastDay },
  { header: 'Way Type', label: (row) => row.wayType },
  { header: 'Plate number', text: (row) => row.plate_number },
  { header: 'Driver', person: (row) => row.driver?.name ?? null },
  { header: 'On holidays', label: (row) => holidayPolicyLabels[row.holidayPolicy] },
]
