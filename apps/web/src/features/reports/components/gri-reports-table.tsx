import { IconDownload, IconEye } from '@tabler/icons-react'
import { type GriExtent, type GriReportRow, griExtents, griReportEndpoints } from '@thant/contracts/gri-reports'
import { weightDecimals } from '@thant/i18n/decimals'
import { formatMonths } from '@thant/i18n/short-dates'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { ColumnOf } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useFileDownload } from '#components/data-table/use-file-download.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { personName } from '#lib/person-name.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { GriReportState } from './gri-report-state.tsx'

const extentLabels: Record<GriExtent, string> = {
  company: 'All organizations',
  organization: 'An organization as a whole',
  site: 'One site',
}

const hrefOf = ({ _id }: GriReportRow) => generatePath(paths.griReport, { griReportId: _id })

/** Lists the saved reports of GRI 306, and marks those whose weights have changed since. */
export function GriReportsTable() {
  const { t, language } = useTranslation()
  const can = useCan()
  const state = useListState(griReportEndpoints.list)
  const list = useList(griReportEndpoints.list, state.query)
  const download = useFileDownload()
  const extents = can('wastes:read-all') ? griExtents : griExtents.filter((extent) => extent !== 'company')
  const filters: FilterOf<typeof griReportEndpoints.list>[] = [
    {
      kind: 'choice',
      name: 'extent',
      label: t('Tables of'),
      options: extents.map((value) => ({ value, label: t(extentLabels[value]) })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('Created') },
  ]
  return (
    <DataTable
      label={t('Saved reports of GRI 306')}
      list={list}
      state={state}
      columns={useColumns()}
      filters={filters}
      search={t('Search organization or site')}
      tools={<ExportMenu endpoint={griReportEndpoints.export} state={state} name="gri-reports" />}
      rowHref={hrefOf}
      rowActions={(row) => [
        { label: t('Open'), icon: IconEye, href: hrefOf(row) },
        {
          label: t('Download PDF'),
          icon: IconDownload,
          onClick: () =>
            void download({
              endpoint: griReportEndpoints.pdf,
              params: { id: row._id },
              query: { language },
              name: `gri-306-${row.number}.pdf`,
              isDocument: true,
            }),
        },
      ]}
      empty={{
        title: t('No saved reports yet'),
        hint: t('Choose months on the page of the tables and save them as a report.'),
      }}
    />
  )
}

function useColumns(): ColumnOf<typeof griReportEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'organization',
      title: t('Organization'),
      width: 150,
      onPhone: 'heading',
      render: (row) => (
        <CellText>
          {[row.organization?.name ?? t('All organizations'), row.site?.name].filter(Boolean).join(', ')}
        </CellText>
      ),
    },
    {
      key: 'months',
      title: t('Months'),
      sort: 'months',
      noWrap: true,
      render: (row) => formatMonths({ from: row.from, to: row.to }, format, t),
    },
    { key: 'number', title: t('Report number'), noWrap: true, render: (row) => row.number },
    {
      key: 'generated',
      title: t('Weight (kg)'),
      sort: 'weight',
      align: 'right',
      render: (row) => format.number(row.generated, weightDecimals([row.generated])),
    },
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
      render: (row) => <GriReportState report={row} />,
    },
  ]
}
