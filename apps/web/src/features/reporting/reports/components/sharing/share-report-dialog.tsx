import type { ReportRow } from '@thant/contracts/reporting/reports'
import { useTranslation } from '#lib/i18n.ts'
import { useReportTitles } from '../../report-title.ts'
import { wasteReports } from '../../shared-kinds.ts'
import type { MadeLink } from '../../use-share-report.ts'
import { PublicSwitch } from './public-switch.tsx'
import { ShareDialog } from './share-dialog.tsx'

type ShareReportDialogProps = {
  /** Whether it is public can be changed where it is known. */
  report: Pick<ReportRow, '_id' | 'organization' | 'period'> & Partial<Pick<ReportRow, 'isPublic'>>
  /** The link by which the report was just shared. */
  link?: MadeLink
  onClose: () => void
}

export function ShareReportDialog({ report, link, onClose }: ShareReportDialogProps) {
  const { t } = useTranslation()
  const titles = useReportTitles()
  const { _id, organization, period, isPublic } = report
  const title = titles.quarters(period)
  return (
    <ShareDialog
      kind={wasteReports}
      reportId={_id}
      about={`${organization.name}, ${title}`}
      subject={t('{{name}}, Waste Audit Report, {{title}}', { name: organization.name, title })}
      link={link}
      onClose={onClose}
    >
      {isPublic !== undefined && <PublicSwitch reportId={_id} wasPublic={isPublic} />}
    </ShareDialog>
  )
}
