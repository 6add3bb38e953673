import type { UseQueryResult } from '@tanstack/react-query'
import { periodOf } from '@thant/contracts/reporting/quarters'
import type { Report, SharedReport } from '@thant/contracts/reporting/report-data'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { DrilldownScope } from '#features/materials/drilldown/components/drilldown-scope.tsx'
import type { ApiError } from '#lib/calls/api-error.ts'
import { useTranslation } from '#lib/i18n.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'
import { evidencedReport } from '../../evidenced-report.ts'
import type { ReportSource } from '../../report-source.ts'
import { useReportTitles } from '../../report-title.ts'
import { useDownloadReport } from '../../use-download-report.ts'
import { PdfButton } from './pdf-button.tsx'
import { ReportDrilldown } from './report-drilldown.tsx'
import { ReportFrame } from './report-frame.tsx'
import { ReportPages } from './report-pages.tsx'
import { RevisedNotice } from './revised-notice.tsx'
import { SharedReportTabs } from './shared-report-tabs.tsx'

/** A report that was opened by its id tells its revision, one behind a share link when the link ends. */
type ShownReport = SharedReport & Partial<Pick<Report, 'revisedBy'> & { openUntil: string }>

type ReportScreenProps = {
  request: UseQueryResult<{ data: ShownReport }, ApiError>
  source: ReportSource
}

/** Shows a saved report to everyone with its address, but its source pickups only to users who may see them. */
export function ReportScreen({ request: requested, source }: ReportScreenProps) {
  const { t } = useTranslation()
  const titles = useReportTitles()
  const download = useDownloadReport()
  const report = requested.data?.data
  const canDrillDown = useCanDrillDown(report)
  const reportId = 'reportId' in source ? source.reportId : undefined
  return (
    <ReportFrame
      request={requested}
      download={
        report && (
          <PdfButton
            label={t('Download PDF')}
            loading={download.isPending}
            onDownload={(standard) => download.mutate({ source, standard })}
          />
        )
      }
    >
      {report && (
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
            <SharedReportTabs
              endpoints={reportEndpoints}
              link={source.link}
              openUntil={report.openUntil}
              report={evidencedReport(report, titles.quarters(periodOf(report.data)))}
            >
              <ReportPages report={report} />
            </SharedReportTabs>
          ) : (
            <ReportPages report={report} />
          )}
        </DrilldownScope>
      )}
    </ReportFrame>
  )
}

/** Users may see everyone's pickups, those of their own organization, or none. */
function useCanDrillDown(report: SharedReport | undefined): boolean {
  const me = useMe()
  const reach = reachOf(me, 'reports:list')
  const isOwn = me?.organizationId?._id === report?.data.organization._id
  return reach === 'any' || (reach === 'own' && isOwn)
}
