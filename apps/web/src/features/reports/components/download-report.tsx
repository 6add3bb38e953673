import type { PdfStandard } from '@thant/contracts/report-downloads'
import { useTranslation } from '#lib/i18n.ts'
import { useDownloadReport } from '../use-download-report.ts'
import { useSaveReport } from '../use-save-report.ts'
import { PdfButton } from './pdf-button.tsx'

type DownloadReportProps = {
  organizationId: string
  quarter: string
  /** Undefined until a report that says the same is saved. */
  savedId: string | undefined
}

/** Downloads the PDF of a quarter; saves the report before the first download. */
export function DownloadReport({ organizationId, quarter, savedId }: DownloadReportProps) {
  const { t } = useTranslation()
  const save = useSaveReport({ organization: organizationId, quarters: [quarter] }, savedId)
  const download = useDownloadReport()
  const run = async (standard: PdfStandard) => {
    const reportId = await save.once()
    if (reportId !== undefined) download.mutate({ source: { reportId }, standard })
  }
  return (
    <PdfButton
      label={t('Download Report')}
      loading={save.isSaving || download.isPending}
      onDownload={(standard) => void run(standard)}
    />
  )
}
