import { todayEndpoints } from '@thant/contracts/reporting/today'
import { Page } from '#components/layout/page/page.tsx'
import { StaffDashboard } from '#features/reporting/dashboard/components/staff-dashboard.tsx'
import { staffDashboardQueries } from '#features/reporting/dashboard/dashboard-queries.ts'
import { TodayCards } from '#features/reporting/today/components/today-cards.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = (opening) => [
  endpointQuery(todayEndpoints.get, {}),
  ...staffDashboardQueries(opening),
]

export default function Dashboard() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <Page title={t('Today')} subtitle={t('What waits, what today brings and what was collected.')}>
      <TodayCards />
      {me && <StaffDashboard me={me} />}
    </Page>
  )
}
