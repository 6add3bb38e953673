import { Page } from '#components/layout/page.tsx'
import { CustomerHeroes } from '#features/dashboard/components/customer-heroes.tsx'
import { WasteDashboard } from '#features/dashboard/components/waste-dashboard.tsx'
import { WelcomeCard } from '#features/dashboard/components/welcome-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'

export default function CustomerDashboard() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  return (
    <Page
      title={t('Dashboard')}
      subtitle={organization && t('What was collected from {{organization}}.', { organization: organization.name })}
    >
      {organization && (
        <>
          <CustomerHeroes organizationId={organization._id} />
          <WasteDashboard organizationId={organization._id} welcome={<WelcomeCard />} />
        </>
      )}
    </Page>
  )
}
