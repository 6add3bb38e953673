import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { RecordTabs } from '#components/layout/tabs/record-tabs.tsx'
import { History } from '#features/company/audit/components/history.tsx'
import { EditScheduleForm } from '#features/service/schedules/components/edit-schedule-form.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ params: { scheduleId = '' } }) => [
  endpointQuery(scheduleEndpoints.get, { params: { id: scheduleId } }),
]

export default function ScheduleEdit() {
  const { t } = useTranslation()
  const can = useCan()
  const { scheduleId = '' } = useParams()
  const list = useReturnTo(paths.schedules)
  const { data } = useEndpoint(scheduleEndpoints.get, { params: { id: scheduleId } })
  return (
    <Page
      width="form"
      title={t('Edit Recurring Schedule')}
      subtitle={data?.data.organizationId.name}
      crumbs={[{ label: t('Recurring Schedules'), href: list }]}
    >
      <RecordLoader
        key={scheduleId}
        endpoint={scheduleEndpoints.get}
        request={{ params: { id: scheduleId } }}
        list={list}
      >
        {(schedule) => {
          const form = <EditScheduleForm key={schedule._id} schedule={schedule} />
          if (!can('audit:read')) return form
          return (
            <RecordTabs
              keepsMounted
              label={t('Recurring schedule')}
              tabs={[
                { key: 'details', label: t('Details'), content: form },
                { key: 'history', label: t('History'), content: <History entity="schedule" id={schedule._id} /> },
              ]}
            />
          )
        }}
      </RecordLoader>
    </Page>
  )
}
