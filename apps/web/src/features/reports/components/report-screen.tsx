import type { UseQueryResult } from '@tanstack/react-query'
import type { Report } from '@thant/contracts/reports'
import { generatePath } from 'react-router'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { DrilldownScope } from '#features/drilldown/components/drilldown-scope.tsx'
import { PlanDocument } from '#features/plan/components/plan-document.tsx'
import { PlanProof } from '#features/plan/components/plan-proof.tsx'
import { reachOf } from '#lib/access.ts'
import type { ApiError } from '#lib/api-error.ts'
import { paths } from '#lib/paths.ts'
import { usePublicOrigin } from '#lib/public-origin.ts'
import { useMe } from '#lib/session.ts'
import { useReportTitles } from '../report-title.ts'
import { ReportDrilldown } from './report-drilldown.tsx'
import { ReportMissing } from './report-missing.tsx'
import classes from './report-screen.module.css'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportToolbar } from './report-toolbar.tsx'

/** Shows a saved report to everyone with its address, but its source pickups only to users who may see them. */
export function ReportScreen({ request: asked }: { request: UseQueryResult<{ data: Report }, ApiError> }) {
  const titles = useReportTitles()
  const origin = usePublicOrigin()
  const report = asked.data?.data
  const canDrillDown = useCanDrillDown(report)
  return (
    <div className={classes.frame}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <ReportToolbar report={report} />
      <main className={classes.main}>
        {report ? (
          <DrilldownScope
            drawer={canDrillDown ? (opened) => <ReportDrilldown report={report} {...opened} /> : undefined}
          >
            <title>{titles.document(report.data)}</title>
            <PlanDocument
              pages={report.data.pages}
              company={report.data.company.name}
              title={titles.document(report.data)}
              reportId={report._id}
              proof={
                <PlanProof
                  reportId={report._id}
                  sha256={report.sha256}
                  address={`${origin}${generatePath(paths.verifyReport, { reportId: report._id })}`}
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
function useCanDrillDown(report: Report | undefined): boolean {
  const me = useMe()
  const reach = reachOf(me, 'reports:list')
  const isOwn = me?.organizationId?._id === report?.data.organization._id
  return reach === 'any' || (reach === 'own' && isOwn)
}
