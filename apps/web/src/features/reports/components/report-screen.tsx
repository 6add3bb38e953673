import type { UseQueryResult } from '@tanstack/react-query'
import type { Report, SharedReport } from '@thant/contracts/report-data'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { DrilldownScope } from '#features/drilldown/components/drilldown-scope.tsx'
import { PlanDocument } from '#features/plan/components/plan-document.tsx'
import { PlanProof } from '#features/plan/components/plan-proof.tsx'
import { reachOf } from '#lib/access.ts'
import type { ApiError } from '#lib/api-error.ts'
import { paths } from '#lib/paths.ts'
import { usePublicOrigin } from '#lib/public-origin.ts'
import { useMe } from '#lib/session.ts'
import type { ReportSource } from '../report-source.ts'
import { useReportTitles } from '../report-title.ts'
import { ReportDrilldown } from './report-drilldown.tsx'
import { ReportMissing } from './report-missing.tsx'
import classes from './report-screen.module.css'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportToolbar } from './report-toolbar.tsx'
import { RevisedNotice } from './revised-notice.tsx'

type ReportScreenProps = {
  request: UseQueryResult<{ data: SharedReport & Partial<Pick<Report, 'revisedBy'>> }, ApiError>
  source: ReportSource
}

/** Shows a saved report to everyone with its address, but its source pickups only to users who may see them. */
export function ReportScreen({ request: asked, source }: ReportScreenProps) {
  const titles = useReportTitles()
  const origin = usePublicOrigin()
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
            <PlanDocument
              pages={report.data.pages}
              company={report.data.company.name}
              title={titles.document(report.data)}
              number={report.number}
              proof={
                <PlanProof
                  number={report.number}
                  sha256={report.sha256}
                  address={`${origin}${paths.verifyFingerprint}`}
                />
              }
            />
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
