import { useSearchParams } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { AddScheduleForm } from '#features/service/schedules/components/add-schedule-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'

export default function ScheduleAdd() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  return (
    <Page
      width="form"
      title={t('Add Recurring Schedule')}
      subtitle={t('The pickups of the coming weeks are created when you save.')}
      crumbs={[{ label: t('Recurring Schedules'), href: paths.schedules }]}
    >
      <AddScheduleForm organizationId={params.get('organization')} />
    </Page>
  )
}
