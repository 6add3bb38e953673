import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { griReportLinkEndpoints } from '@thant/contracts/reporting/gri-report-links'
import { griReportEndpoints } from '@thant/contracts/reporting/gri-reports'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ReportSource } from '../../report-source.ts'

/** Downloads the PDF of a saved report of GRI 306 in the reader's language. */
export function GriPdfButton({ source, number }: { source: ReportSource; number: string }) {
  const { t, language } = useTranslation()
  const download = useFileDownload()
  const name = `gri-306-${number}.pdf`
  return (
    <Button
      leftSection={<IconDownload size={16} />}
      onClick={() =>
        void download({
          ...('link' in source
            ? { endpoint: griReportLinkEndpoints.sharedPdf, params: { link: source.link } }
            : { endpoint: griReportEndpoints.pdf, params: { id: source.reportId } }),
          query: { language },
          name,
          isDocument: true,
        })
      }
    >
      {t('Download PDF')}
    </Button>
  )
}
