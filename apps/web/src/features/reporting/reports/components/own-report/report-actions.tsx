import { periodOf } from '@thant/contracts/reporting/quarters'
import type { PdfStandard } from '@thant/contracts/reporting/report-downloads'
import type { ReportPreviewData } from '@thant/contracts/reporting/report-form'
import { useTranslation } from '#lib/i18n.ts'
import type { ReportedMonths } from '../../reported-months.ts'
import { wasteReports } from '../../shared-kinds.ts'
import { useDownloadReport } from '../../use-download-report.ts'
import { useSaveReport } from '../../use-save-report.ts'
import { useShareReport } from '../../use-share-report.ts'
import { PdfButton } from '../report-screen/pdf-button.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import { ShareReportDialog } from '../sharing/share-report-dialog.tsx'
import classes from './own-report.module.css'

/** Downloads or shares the report; the first time, saves the report before. */
export function ReportActions({ report, reported }: { report: ReportPreviewData; reported: ReportedMonths }) {
  const { t } = useTranslation()
  const save = useSaveReport({ organization: report.organization._id, ...reported }, report.saved?._id)
  const download = useDownloadReport()
  const share = useShareReport(wasteReports)

  const downloadSaved = async (standard: PdfStandard) => {
    const reportId = await save.once(t('Failed to save report before downloading.'))
    if (reportId !== undefined) download.mutate({ source: { reportId }, standard })
  }
  const shareSaved = async () => {
    const reportId = await save.once(t('Failed to save report before sharing.'))
    if (reportId !== undefined) share.mutate(reportId)
  }
  return (
    <div className={classes.actions}>
      <ShareButton loading={share.isPending} disabled={save.isSaving} onShare={() => void shareSaved()} />
      <PdfButton
        label={t('Download Report')}
        loading={save.isSaving || download.isPending}
        onDownload={(standard) => void downloadSaved(standard)}
      />
      {share.data && (
        <ShareReportDialog
          report={{ _id: share.data.reportId, organization: report.organization, period: periodOf(report) }}
          link={share.data}
          onClose={share.reset}
        />
      )}
    </div>
  )
}
