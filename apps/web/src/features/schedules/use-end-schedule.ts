import { type ScheduleRow, scheduleEndpoints } from '@thant/contracts/schedules'
import { useArchive } from '#components/feedback/use-archive.ts'
import { call } from '#lib/api-client.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Ends a schedule after saying how many pickups go with it. */
export function useEndSchedule(): (schedule: ScheduleRow) => Promise<boolean> {
  const { t } = useTranslation()
  const format = useFormat()
  return useArchive({
    endpoint: scheduleEndpoints.end,
    title: t('End this schedule?'),
    body: async ({ _id, organizationId }: ScheduleRow) => {
      const { data } = await call(scheduleEndpoints.previewEnd, { params: { id: _id } })
      return t(
        '{{organization}}: pickups to come that go: {{removed}}. Pickups that somebody changed, which stay: {{kept}}.',
        {
          organization: organizationId.name,
          removed: format.number(data.removed),
          kept: format.number(data.kept.length),
        },
      )
    },
    done: ({ organizationId }) =>
      t('The schedule of {{organization}} was ended.', { organization: organizationId.name }),
  })
}
