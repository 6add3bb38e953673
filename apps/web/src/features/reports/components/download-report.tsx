import type { PdfStandard } from '@thant/contracts/reports'
import { useTranslation } from '#lib/i18n.ts'
import { useDownloadReport } from '../use-download-report.ts'
import { useSaveReport } from '../use-save-report.ts'
import { PdfButton } from './pdf-button.tsx'

/** Downloads the PDF of a quarter; saves the report before the first download. */
export function DownloadReport({ organizationId, quarter }: { organizationId: string; quarter: string }) {
  const { t } = useTranslation()
  const save = useSaveReport({ organization: organizationId, quarters: [quarter] })
  const download = useDownloadReport()
  const run = async (standard: PdfStandard) => {
    const reportId = await save.once()
    if (reportId !== undefined) download.mutate({ reportId, standard })
  }
  return (
    <PdfButton
      label={t('Download Report')}
      loading={save.isSaving || download.isPending}
      onDownload={(standard) => void run(standard)}
    />
  )
}
