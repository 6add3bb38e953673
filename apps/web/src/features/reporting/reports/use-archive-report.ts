import { type ReportRow, reportEndpoints } from '@thant/contracts/reporting/reports'
import { useArchive } from '#components/feedback/use-archive.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useReportTitles } from './report-title.ts'

export function useArchiveReport() {
  const { t } = useTranslation()
  const titles = useReportTitles()
  return useArchive({
    endpoint: reportEndpoints.archive,
    title: t('Delete this report?'),
    body: ({ number, period }: ReportRow) =>
      t(
        '{{title}}, number {{number}}: it can no longer be opened, not even by a link. Printed copies can still be verified. Saving the same report again brings it back.',
        { title: titles.quarters(period), number },
      ),
    done: ({ number }) => t('Report {{number}} was deleted.', { number }),
  })
}
