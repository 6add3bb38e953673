import { generatePath } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { StaffDashboard } from '#features/dashboard/components/staff-dashboard.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'
import { paths } from '../../paths.ts'
import { organizationProfile } from '../../profile-address.ts'

export default function Dashboard() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <Page title={t('Dashboard')} line={t('What today brings and what was collected.')}>
      {me && (
        <StaffDashboard
          me={me}
          organizationHref={organizationProfile}
          pickupHref={(logisticsId) => generatePath(paths.pickupEdit, { logisticsId })}
        />
      )}
    </Page>
  )
}
