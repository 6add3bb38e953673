import { Page } from '#components/layout/page/page.tsx'
import { ReportMaker } from '#features/reporting/reports/components/new-report/report-maker.tsx'
import { useTranslation } from '#lib/i18n.ts'

export default function Reporting() {
  const { t } = useTranslation()
  return (
    <Page title={t('New report')} subtitle={t('Build a report from one or more quarters to share with a customer.')}>
      <ReportMaker />
    </Page>
  )
}
