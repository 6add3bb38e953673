import { Badge } from '@mantine/core'
import { IconArchive, IconDownload, IconEye, IconFileZip, IconRefresh, IconShare, IconTag } from '@tabler/icons-react'
import { type ReportRow, reportEndpoints } from '@thant/contracts/reporting/reports'
import { onOneLine } from '@thant/i18n/word-joiner'
import { type ReactNode, useState } from 'react'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellWithNote } from '#components/data-table/cells/cell-with-note.tsx'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { reportHref } from '../../report-href.ts'
import { useReportTitles } from '../../report-title.ts'
import { useArchiveReport } from '../../use-archive-report.ts'
import { useDownloadEvidence } from '../../use-download-evidence.ts'
import { useDownloadReport } from '../../use-download-report.ts'
import { useReviseReport } from '../../use-revise-report.ts'
import { ShareReportDialog } from '../sharing/share-report-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'

type ReportsTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

/** All reports of a customer are of one organization, and how many quarters are in one says its period. */
const ofCustomer = {
  columns: ['title', 'number', 'weightKg', 'createdAt', 'createdBy', 'state'],
  filters: ['title', 'createdAt'],
} as const

/** Lists the saved reports with their actions, and marks the ones whose pickups have changed since. */
export function ReportsTable({ add }: ReportsTableProps) {
  const { t } = useTranslation()
  const can = useCan()
  const state = useListState(reportEndpoints.list)
  const download = useDownloadReport()
  const downloadEvidence = useDownloadEvidence(reportEndpoints)
  const revise = useReviseReport()
  const isOwn = can('reports:list') && !can('organizations:list')
  const actions = useCommonActions()
  const archive = useArchiveReport()
  const [shared, setShared] = useState<ReportRow>()
  const [named, setNamed] = useState<ReportRow>()

  const actionsFor = (row: ReportRow): RowAction[] => [
    { label: t('Open'), icon: IconEye, href: reportHref(row) },
    { label: t('Download PDF'), icon: IconDownload, onClick: () => download.mutate({ source: { reportId: row._id } }) },
    {
      label: t('PDF for archives (PDF/A)'),
      icon: IconArchive,
      onClick: () => download.mutate({ source: { reportId: row._id }, standard: 'a2a' }),
    },
    {
      label: t('Download the evidence'),
      icon: IconFileZip,
      onClick: () => downloadEvidence.mutate({ reportId: row._id }),
    },
    ...(can('reports:share')
      ? [
          { label: t('Share'), icon: IconShare, onClick: () => setShared(row) },
          { label: t('Name'), icon: IconTag, onClick: () => setNamed(row) },
        ]
      : []),
    ...(can('reports:revise')
      ? [{ label: t('Make a new revision'), icon: IconRefresh, onClick: () => void revise(row) }]
      : []),
    ...(row.canArchive ? [actions.remove(() => archive(row))] : []),
  ]
  return (
    <>
      <ListTable
        endpoints={reportEndpoints}
        label={t('Saved reports')}
        state={state}
        search={t('Search name or quarters')}
        {...(isOwn && ofCustomer)}
        cells={{
          organization: { width: 84, onPhone: 'heading' },
          title: { width: 120, render: (row) => <ReportTitle report={row} /> },
          layout: { width: 78 },
          createdBy: { width: 112, isSecondary: true },
          state: { onPhone: 'corner', render: (row) => <ReportState report={row} /> },
        }}
        rowHref={reportHref}
        rowActions={actionsFor}
        empty={{
          title: t('No saved reports yet'),
          hint: t('Saved reports are listed here as they were when they were created.'),
          action: add,
        }}
      />
      {shared && <ShareReportDialog report={shared} onClose={() => setShared(undefined)} />}
      {named && <NameDialog report={named} onClose={() => setNamed(undefined)} />}
    </>
  )
}

/** A row has room for the months alone, and says the quarters at the pointer. */
function ReportTitle({ report: { name, period, others } }: { report: ReportRow }) {
  const { t } = useTranslation()
  const titles = useReportTitles()
  const months = titles.monthsOf(period)
  const ofSameMonths = others.length > 0 && t('Of the same months: {{numbers}}', { numbers: others.join(t(', ')) })
  const note = [name !== '' && months, ofSameMonths].filter(Boolean).join(' · ')
  const tooltip = [name, titles.quarters(period), ofSameMonths].filter(Boolean).join(' · ')
  return (
    <div data-tooltip={tooltip}>
      <CellWithNote text={name || months.split(' – ').map(onOneLine).join(' – ')} note={note} />
    </div>
  )
}

function ReportState({ report: { dataChangedSince, isPublic, revisionOf, revisedBy } }: { report: ReportRow }) {
  const { t } = useTranslation()
  if (revisedBy !== null) return <Badge color="gray">{t('Corrected by {{number}}', { number: revisedBy })}</Badge>
  if (dataChangedSince) return <Badge color="amber">{t('data changed since')}</Badge>
  if (!isPublic) return <Badge color="gray">{t('by link only')}</Badge>
  return revisionOf !== null && <Badge color="sky">{t('Corrected')}</Badge>
}
