import { Page } from '#components/layout/page.tsx'
import { WholeOrganizationOnly } from '#features/customers/sites/components/whole-organization-only.tsx'
import { OwnReport } from '#features/reporting/reports/components/own-report.tsx'
import { SavedReports } from '#features/reporting/reports/components/saved-reports.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'

export default function CustomerReporting() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  return (
    <Page title={t('Waste Report')} subtitle={t('Your collected waste, ready to read and share.')}>
      {organization && (
        <WholeOrganizationOnly permission="reports:list">
          <OwnReport organizationId={organization._id} />
          <SavedReports />
        </WholeOrganizationOnly>
      )}
    </Page>
  )
}
