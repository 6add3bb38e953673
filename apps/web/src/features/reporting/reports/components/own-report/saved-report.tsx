import { Anchor } from '@mantine/core'
import type { ReportPreviewData } from '@thant/contracts/reporting/report-form'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { reportHref } from '../../report-href.ts'

type SavedReportProps = { saved: NonNullable<ReportPreviewData['saved']>; layout: ReportPreviewData['layout'] }

/** Leads to the saved report that says what the page shows. */
export function SavedReport({ saved, layout }: SavedReportProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Anchor component={Link} to={reportHref({ _id: saved._id, layout })} size="sm">
      {t('Saved on {{date}}: open it', { date: format.date(saved.createdAt) })}
    </Anchor>
  )
}
