import { Page } from '#components/layout/page/page.tsx'
import { GriView } from '#features/reporting/gri/components/gri-view.tsx'
import { griQueries } from '#features/reporting/gri/gri-queries.ts'
import { LatestGriReports } from '#features/reporting/reports/components/gri-reports/latest-gri-reports.tsx'
import { SaveGriReport } from '#features/reporting/reports/components/gri-reports/save-gri-report.tsx'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ me, search, timeZone }) =>
  me.organizationId === null ? [] : griQueries(me.organizationId._id, search, thisMonthIn(timeZone))

export default function CustomerGri() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  return (
    <Page
      title={t('GRI 306 report')}
      subtitle={t('What was collected, what became of it, how it compares and how it is known.')}
      action={organization && <SaveGriReport organizationId={organization._id} />}
    >
      {organization && <GriView organizationId={organization._id} />}
      {organization && <LatestGriReports organizationId={organization._id} />}
    </Page>
  )
}
