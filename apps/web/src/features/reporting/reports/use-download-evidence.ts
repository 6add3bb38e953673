import { useMutation } from '@tanstack/react-query'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ReportSource } from './report-source.ts'
import type { LinkEndpoints } from './shared-kinds.ts'

/** Downloads the evidence of a report with the script that recomputes it, in the user's language. */
export function useDownloadEvidence(endpoints: LinkEndpoints) {
  const { language } = useTranslation()
  const download = useFileDownload()
  return useMutation({
    meta: { changesNothing: true },
    mutationFn: (source: ReportSource) =>
      download({
        ...('link' in source
          ? { endpoint: endpoints.evidenceFile, params: { link: source.link } }
          : { endpoint: endpoints.ownEvidenceFile, params: { id: source.reportId } }),
        query: { language },
        name: 'evidence.zip',
        isDocument: true,
      }),
  })
}
