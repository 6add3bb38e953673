import { Page } from '#components/layout/page.tsx'
import { PageTabs } from '#components/layout/page-tabs.tsx'
import { ReportMaker } from '#features/reporting/reports/components/report-maker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useReportingTabs } from '../../../reporting-tabs.ts'

export default function Reporting() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Waste Management Report')}
      subtitle={t('Build a report from one or more quarters to share with a customer.')}
    >
      <PageTabs {...useReportingTabs()} />
      <ReportMaker />
    </Page>
  )
}
