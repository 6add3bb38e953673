import { Page } from '#components/layout/page.tsx'
import { CarbonReportView } from '#features/reporting/carbon/components/carbon-report-view.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'

export default function CustomerCarbonReport() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  return (
    <Page title={t('Carbon Report')} subtitle={t('What your waste emitted and avoided, quarter by quarter.')}>
      {organization && <CarbonReportView organizationId={organization._id} />}
    </Page>
  )
}
