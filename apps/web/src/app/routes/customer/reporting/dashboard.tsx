import { Page } from '#components/layout/page/page.tsx'
import { CustomerDashboard } from '#features/reporting/dashboard/components/customer-dashboard.tsx'
import { customerDashboardQueries } from '#features/reporting/dashboard/dashboard-queries.ts'
import { AskButton } from '#features/service/pickup-requests/components/ask-button.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = customerDashboardQueries

export default function Dashboard() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  return (
    <Page
      title={t('Dashboard')}
      action={<AskButton />}
      subtitle={organization && t('What was collected from {{organization}}.', { organization: organization.name })}
    >
      {organization && <CustomerDashboard organizationId={organization._id} />}
    </Page>
  )
}
