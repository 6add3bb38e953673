import { Badge, Text } from '@mantine/core'
import { IconArchive, IconDownload, IconEye, IconFileZip, IconRefresh, IconShare, IconTag } from '@tabler/icons-react'
import { reportLayoutLabels } from '@thant/contracts/labels'
import { reportLayouts } from '@thant/contracts/report-data'
import { type ReportRow, reportEndpoints } from '@thant/contracts/reports'
import { type ReactNode, useState } from 'react'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { type FilterOf, namesOf } from '#components/data-table/filter.ts'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { personName } from '#lib/person-name.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { reportHref } from '../report-href.ts'
import { useReportTitles } from '../report-title.ts'
import { useArchiveReport } from '../use-archive-report.ts'
import { useDownloadEvidence } from '../use-download-evidence.ts'
import { useDownloadReport } from '../use-download-report.ts'
import { useReviseReport } from '../use-revise-report.ts'
import { NameDialog } from './name-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

type ReportsTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

/** All reports of a customer are of one organization, and how many quarters are in one says its period. */
const ofStaff = { columns: ['organization', 'layout'], filters: ['organizationName', 'layout'] }

/** Lists the saved reports with their actions, and marks the ones whose pickups have changed since. */
export function ReportsTable({ add }: ReportsTableProps) {
  const { t } = useTranslation()
  const can = useCan()
  const state = useListState(reportEndpoints.list)
  const list = useList(reportEndpoints.list, state.query)
  const download = useDownloadReport()
  const downloadEvidence = useDownloadEvidence()
  const revise = useReviseReport()
  const isOwn = can('reports:list') && !can('organizations:list')
  const columns = useColumns().filter(({ key }) => !isOwn || !ofStaff.columns.includes(key))
  const filters = useFilters().filter(
    (filter) => !isOwn || !namesOf(filter).some((name) => ofStaff.filters.includes(name)),
  )
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
      <DataTable
        label={t('Saved reports')}
        list={list}
        state={state}
        columns={columns}
        filters={filters}
        search={t('Search name or quarters')}
        tools={<ExportMenu endpoint={reportEndpoints.export} state={state} name="reports" />}
        rowHref={reportHref}
        rowActions={actionsFor}
        empty={{
          title: t('No saved reports yet'),
          hint: t('Saved reports are listed here as they were when they were created.'),
          action: add,
        }}
      />
      {shared && <ShareDialog report={shared} onClose={() => setShared(undefined)} />}
      {named && <NameDialog report={named} onClose={() => setNamed(undefined)} />}
    </>
  )
}

function useFilters(): FilterOf<typeof reportEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    { kind: 'text', name: 'organizationName', label: t('Organization') },
    { kind: 'text', name: 'title', label: t('Period') },
    {
      kind: 'choice',
      name: 'layout',
      label: t('Layout'),
      options: reportLayouts.map((value) => ({ value, label: t(reportLayoutLabels[value]) })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('Created') },
  ]
}

function useColumns(): ColumnOf<typeof reportEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const titles = useReportTitles()
  return [
    {
      key: 'organization',
      title: t('Organization'),
      sort: 'organization',
      width: 142,
      onPhone: 'heading',
      render: (row) => <CellText>{row.organization.name}</CellText>,
    },
    {
      key: 'title',
      title: t('Period'),
      sort: 'title',
      width: 136,
      render: (row) => (
        <>
          {row.name !== '' && (
            <Text fw={600} fz="inherit" lang={languageOf(row.name)}>
              {row.name}
            </Text>
          )}
          <CellText>{titles.quarters(row.period)}</CellText>
          {row.others.length > 0 && (
            <Text c="dimmed" fz="inherit">
              {t('Of the same months: {{numbers}}', { numbers: row.others.join(t(', ')) })}
            </Text>
          )}
        </>
      ),
    },
    { key: 'number', title: t('Report number'), noWrap: true, render: (row) => row.number },
    { key: 'layout', title: t('Layout'), sort: 'layout', render: (row) => t(reportLayoutLabels[row.layout]) },
    { key: 'weightKg', title: t('Weight (kg)'), align: 'right', render: (row) => format.weight(row.weightKg) },
    {
      key: 'createdAt',
      title: t('Created'),
      sort: 'createdAt',
      noWrap: true,
      render: (row) => <CellDay day={row.createdAt} />,
    },
    {
      key: 'createdBy',
      title: t('Created by'),
      width: 120,
      isSecondary: true,
      render: (row) => <CellText>{personName(row.createdBy?.name ?? '', t)}</CellText>,
    },
    {
      key: 'state',
      title: t('State'),
      noWrap: true,
      onPhone: 'corner',
      render: (row) =>
        row.dataChangedSince ? (
          <Badge color="amber">{t('data changed since')}</Badge>
        ) : !row.isPublic ? (
          <Badge color="gray">{t('by link only')}</Badge>
        ) : row.revisionOf === null ? null : (
          <Badge color="sky">{t('Corrected')}</Badge>
        ),
    },
  ]
}
