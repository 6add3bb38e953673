import { useMutation } from '@tanstack/react-query'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { useFileDownload } from '#components/data-table/use-file-download.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ReportSource } from './report-source.ts'

/** Downloads the evidence of a report with the script that recomputes it, in the user's language. */
export function useDownloadEvidence() {
  const { language } = useTranslation()
  const download = useFileDownload()
  return useMutation({
    meta: { changesNothing: true },
    mutationFn: (source: ReportSource) =>
      download({
        ...('link' in source
          ? { endpoint: reportEndpoints.evidenceFile, params: { link: source.link } }
          : { endpoint: reportEndpoints.ownEvidenceFile, params: { id: source.reportId } }),
        query: { language },
        name: 'evidence.zip',
        isDocument: true,
      }),
  })
}
