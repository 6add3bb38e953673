import { Skeleton } from '@mantine/core'
import { griReportEndpoints } from '@thant/contracts/reporting/gri-reports'
import { formatMonths } from '@thant/i18n/short-dates'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { GriReportActions } from './gri-report-actions.tsx'
import { GriReportPages } from './gri-report-pages.tsx'
import { GriVersions } from './gri-versions.tsx'

/** A saved report of GRI 306 as it was saved, with what came after it. */
export function GriReportView({ reportId }: { reportId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const result = useEndpoint(griReportEndpoints.get, { params: { id: reportId } })
  const report = result.data?.data
  const months = report && formatMonths({ from: report.from, to: report.to }, format, t)
  return (
    <Page
      title={report ? t('GRI report {{number}}', { number: report.number }) : t('GRI report')}
      subtitle={months}
      crumbs={[
        { label: t('GRI 306 report'), href: paths.gri },
        { label: t('Saved reports'), href: paths.griReports },
      ]}
      action={report && <GriReportActions report={report} months={months ?? ''} />}
    >
      {result.isError && <FailedCard error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <Skeleton height={420} radius="md" />}
      {report && <GriVersions {...report} />}
      {report && <GriReportPages report={report} />}
    </Page>
  )
}
