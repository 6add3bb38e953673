import { Skeleton } from '@mantine/core'
import { periodOf } from '@thant/contracts/reporting/quarters'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { OrganizationDrilldown } from '#features/materials/drilldown/components/organization-drilldown.tsx'
import { PlanSection } from '#features/materials/plan/components/plan-section.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { WasteTrendChart } from '#features/materials/wastes/components/waste-trend-chart.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { rangeOf } from '../../month-range.ts'
import type { ReportedMonths } from '../../reported-months.ts'
import classes from './own-report.module.css'
import { ReportAbout } from './report-about.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportComposition } from './report-composition.tsx'
import { ReportItems } from './report-items.tsx'
import { ReportMonths } from './report-months.tsx'
import { ReportOverview } from './report-overview.tsx'
import { ReportSummary } from './report-summary.tsx'
import { SavedReport } from './saved-report.tsx'

type OwnReportSectionsProps = { organizationId: string; reported: ReportedMonths }

/** Shows the seven sections (docs/specification.md 2.13-11), which the server computes like the saved report. */
export function OwnReportSections({ organizationId, reported }: OwnReportSectionsProps) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  const result = useEndpoint(
    reportEndpoints.preview,
    { body: { organization: organizationId, ...reported } },
    { staleTime: 60_000 },
  )
  if (result.isError) {
    return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  }
  if (!result.data) return <Skeleton height={480} radius="md" />
  const report = result.data.data
  const { months } = report.figures
  return (
    <OrganizationDrilldown organizationId={organizationId} months={report.quarters.flatMap((part) => part.months)}>
      <div className={classes.head}>
        <h2>{formatValue({ quarters: periodOf(report) })}</h2>
        <div className={classes.save}>
          <ReportActions report={report} reported={reported} />
          {report.saved && <SavedReport saved={report.saved} layout={report.layout} />}
        </div>
      </div>
      <ReportAbout report={report} />
      <ReportOverview report={report} />
      <PlanSection pages={report.pages.filter(({ id }) => id === 'what-became')} />
      <WasteTrendChart title={t('Trend Line (kg)')} figures={months} range={rangeOf(months)} emptyText={t('No Data')} />
      <ReportItems report={report} />
      <ReportComposition report={report} />
      <ReportMonths report={report} />
      <ReportSummary report={report} />
    </OrganizationDrilldown>
  )
}
