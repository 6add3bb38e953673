import { IconEye } from '@tabler/icons-react'
import { type BinOrder, binOrderEndpoints } from '@thant/contracts/bin-orders'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useRowNumberColumn } from '#components/data-table/row-number-column.tsx'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { BinPicture } from '#features/bins/components/bin-picture.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { useArchiveBinOrder, useOrderTransitions } from '../api.ts'
import { useBinOrderFilters } from '../bin-order-filters.ts'
import { statusBadges } from '../order-status.ts'

type BinOrdersTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function BinOrdersTable({ add }: BinOrdersTableProps) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const state = useListState(binOrderEndpoints.list)
  const list = useList(binOrderEndpoints.list, state.query)
  const columns = useColumns()
  const filters = useBinOrderFilters()
  const transitionsOf = useOrderTransitions()
  const archive = useArchiveBinOrder()

  const actionsFor = (row: BinOrder): RowAction[] => [
    row.status === 'REQUESTED'
      ? actions.edit(editHref(row._id))
      : { label: t('Open'), icon: IconEye, href: editHref(row._id) },
    ...transitionsOf(row).map(({ take, ...transition }) => ({ ...transition, onClick: () => void take() })),
    actions.remove(() => archive(row)),
  ]

  return (
    <DataTable
      label={t('Bin Orders')}
      list={list}
      state={state}
      columns={columns}
      filters={filters}
      search={t('Search organization or bin')}
      tools={<ExportMenu endpoint={binOrderEndpoints.export} state={state} name="bin-orders" />}
      rowHref={(row) => editHref(row._id)}
      rowActions={actionsFor}
      empty={{
        title: t('No bin orders yet'),
        hint: t('Open orders of organizations appear here until they are delivered.'),
        action: add,
      }}
    />
  )
}

function useColumns(): ColumnOf<typeof binOrderEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const rowNumberColumn = useRowNumberColumn()
  return [
    rowNumberColumn,
    {
      key: 'organization',
      title: t('Organization Name'),
      sort: 'organization',
      width: 124,
      onPhone: 'heading',
      render: (row) => <CellText>{row.organization.name}</CellText>,
    },
    {
      key: 'bin',
      title: t('Bin Type'),
      sort: 'bin',
      width: 92,
      render: (row) => <CellText>{row.bin.name}</CellText>,
    },
    {
      key: 'size',
      title: t('Bin Size'),
      sort: 'size',
      width: 98,
      render: (row) => <CellText>{row.bin.size}</CellText>,
    },
    {
      key: 'image',
      title: t('Bin Photo'),
      onPhone: 'hidden',
      isSecondary: true,
      render: (row) => <BinPicture image={row.bin.image} />,
    },
    {
      key: 'quantity',
      title: t('Quantity'),
      sort: 'quantity',
      align: 'right',
      render: (row) => format.number(row.quantity),
    },
    {
      key: 'total',
      title: t('Total Amount ($ USD)'),
      sort: 'total',
      align: 'right',
      render: (row) => format.number(row.total, 2),
    },
    {
      key: 'status',
      title: t('Order Status'),
      sort: 'status',
      noWrap: true,
      onPhone: 'corner',
      render: (row) => <StatusBadge badge={statusBadges[row.status]} />,
    },
    {
      key: 'orderDate',
      title: t('Order Date'),
      sort: 'orderDate',
      noWrap: true,
      render: (row) => <CellDay day={row.orderDate} />,
    },
  ]
}

function editHref(binOrderId: string): string {
  return generatePath(paths.binOrderEdit, { binOrderId })
}
