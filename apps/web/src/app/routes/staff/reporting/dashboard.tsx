import { Page } from '#components/layout/page.tsx'
import { StaffDashboard } from '#features/reporting/dashboard/components/staff-dashboard.tsx'
import { staffDashboardQueries } from '#features/reporting/dashboard/dashboard-queries.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useMe } from '#lib/session.ts'

export const queries: ScreenQueries = staffDashboardQueries

export default function Dashboard() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <Page title={t('Dashboard')} subtitle={t('What today brings and what was collected.')}>
      {me && <StaffDashboard me={me} />}
    </Page>
  )
}
