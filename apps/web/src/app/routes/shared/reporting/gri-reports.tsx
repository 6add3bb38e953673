import { griReportEndpoints } from '@thant/contracts/reporting/gri-reports'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { GriReportsTable } from '#features/reporting/reports/components/gri-reports/gri-reports-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(griReportEndpoints.list, search)

export default function GriReports() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Saved GRI 306 reports')}
      subtitle={t('Saved reports never change.')}
      crumbs={[{ label: t('GRI 306 report'), href: paths.gri }]}
    >
      <GriReportsTable />
    </Page>
  )
}
