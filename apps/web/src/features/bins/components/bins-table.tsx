import { Badge } from '@mantine/core'
import { type Bin, binEndpoints } from '@thant/contracts/bins'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { ArchivedToggle, useArchivedView } from '#components/data-table/archived-view.tsx'
import { CellText } from '#components/data-table/cell-text.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useRestore } from '#components/feedback/use-restore.ts'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { useArchiveBin } from '../api.ts'
import { BinPicture } from './bin-picture.tsx'

type BinsTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function BinsTable({ add }: BinsTableProps) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const state = useListState(binEndpoints.list)
  const archived = useArchivedView(useCan()('bins:archive'))
  const list = useList(archived.isOn ? binEndpoints.archived : binEndpoints.list, state.query)
  const archive = useArchiveBin()
  const restore = useRestore(binEndpoints.restore)
  const filters: FilterOf<typeof binEndpoints.list>[] = [
    { kind: 'text', name: 'name', label: t('Waste Types') },
    { kind: 'text', name: 'size', label: t('Recycle Bin Size') },
    { kind: 'numbers', from: 'stockFrom', to: 'stockTo', label: t('Available Stock') },
    { kind: 'numbers', from: 'priceFrom', to: 'priceTo', label: t('Price per unit ($ USD)') },
  ]
  const actionsFor = (row: Bin): RowAction[] =>
    archived.isOn
      ? [actions.restore(() => restore(row, `${row.name}, ${row.size}`))]
      : [actions.edit(editHref(row._id)), actions.remove(() => archive(row))]
  return (
    <DataTable
      label={t('Available Bins')}
      list={list}
      state={state}
      columns={useColumns()}
      filters={filters}
      search={t('Search type or size')}
      toggles={<ArchivedToggle view={archived} />}
      tools={!archived.isOn && <ExportMenu endpoint={binEndpoints.export} state={state} name="bins" />}
      rowHref={(row) => (archived.isOn ? undefined : editHref(row._id))}
      rowActions={actionsFor}
      empty={{
        title: t('No bins yet'),
        hint: t('Bins that organizations can order appear here, with stock and price.'),
        action: add,
      }}
    />
  )
}

function useColumns(): ColumnOf<typeof binEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'name',
      title: t('Waste Types'),
      sort: 'name',
      width: 180,
      onPhone: 'heading',
      render: (row) => <CellText>{row.name}</CellText>,
    },
    {
      key: 'size',
      title: t('Recycle Bin Size'),
      sort: 'size',
      width: 140,
      render: (row) => <CellText>{row.size}</CellText>,
    },
    {
      key: 'stock',
      title: t('Available Stock'),
      sort: 'stock',
      align: 'right',
      render: ({ stock }) => (stock === 0 ? <Badge color="amber">{t('Out of stock')}</Badge> : format.number(stock)),
    },
    {
      key: 'price',
      title: t('Price per unit ($ USD)'),
      sort: 'price',
      align: 'right',
      render: (row) => format.number(row.price, 2),
    },
    {
      key: 'image',
      title: t('Bin Image'),
      onPhone: 'corner',
      render: (row) => <BinPicture image={row.image} />,
    },
  ]
}

function editHref(binId: string): string {
  return generatePath(paths.binEdit, { binId })
}
