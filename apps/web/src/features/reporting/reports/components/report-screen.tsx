import type { UseQueryResult } from '@tanstack/react-query'
import type { Report, SharedReport } from '@thant/contracts/reporting/report-data'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { DrilldownScope } from '#features/materials/drilldown/components/drilldown-scope.tsx'
import { reachOf } from '#lib/access.ts'
import type { ApiError } from '#lib/api-error.ts'
import { useMe } from '#lib/session.ts'
import type { ReportSource } from '../report-source.ts'
import { useReportTitles } from '../report-title.ts'
import { ReportDrilldown } from './report-drilldown.tsx'
import { ReportMissing } from './report-missing.tsx'
import { ReportPages } from './report-pages.tsx'
import classes from './report-screen.module.css'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportToolbar } from './report-toolbar.tsx'
import { RevisedNotice } from './revised-notice.tsx'
import { SharedReportTabs } from './shared-report-tabs.tsx'

/** A report that was opened by its id tells its revision, one behind a share link when the link ends. */
type ShownReport = SharedReport & Partial<Pick<Report, 'revisedBy'> & { openUntil: string }>

type ReportScreenProps = {
  request: UseQueryResult<{ data: ShownReport }, ApiError>
  source: ReportSource
}

/** Shows a saved report to everyone with its address, but its source pickups only to users who may see them. */
export function ReportScreen({ request: asked, source }: ReportScreenProps) {
  const titles = useReportTitles()
  const report = asked.data?.data
  const canDrillDown = useCanDrillDown(report)
  const reportId = 'reportId' in source ? source.reportId : undefined
  return (
    <div className={classes.frame}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <ReportToolbar source={report && source} />
      <main className={classes.main}>
        {report ? (
          <DrilldownScope
            drawer={
              canDrillDown && reportId !== undefined
                ? (opened) => <ReportDrilldown reportId={reportId} report={report} {...opened} />
                : undefined
            }
          >
            <title>{titles.document(report.data)}</title>
            {report.revisedAt !== null && <RevisedNotice at={report.revisedAt} by={report.revisedBy} />}
            {'link' in source ? (
              <SharedReportTabs link={source.link} report={report} />
            ) : (
              <ReportPages report={report} />
            )}
          </DrilldownScope>
        ) : asked.error === null ? (
          <ReportSkeleton />
        ) : asked.error.isMissing ? (
          <ReportMissing />
        ) : (
          <FailedState error={asked.error} onRetry={() => void asked.refetch()} />
        )}
      </main>
    </div>
  )
}

/** Users may see everyone's pickups, those of their own organization, or none. */
function useCanDrillDown(report: SharedReport | undefined): boolean {
  const me = useMe()
  const reach = reachOf(me, 'reports:list')
  const isOwn = me?.organizationId?._id === report?.data.organization._id
  return reach === 'any' || (reach === 'own' && isOwn)
}
