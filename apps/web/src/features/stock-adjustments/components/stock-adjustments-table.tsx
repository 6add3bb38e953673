import { Badge } from '@mantine/core'
import {
  type StockAdjustment,
  stockAdjustmentEndpoints,
  stockAdjustmentKinds,
  stockAdjustmentLabels,
} from '@thant/contracts/stock-adjustments'
import { wasteTypeLabels, wasteTypes } from '@thant/contracts/wastes'
import type { ReactNode } from 'react'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { Figure } from '#components/figures/figure.tsx'
import { WasteTypeBadge } from '#features/wastes/components/waste-type-badge.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'

/** `add` is shown in the empty list. */
export function StockAdjustmentsTable({ add }: { add: ReactNode }) {
  const { t } = useTranslation()
  const format = useFormat()
  const actions = useCommonActions()
  const state = useListState(stockAdjustmentEndpoints.list)
  const list = useList(stockAdjustmentEndpoints.list, state.query)
  const mayChange = useCan()('stock-adjustments:change')
  const archive = useArchive({
    endpoint: stockAdjustmentEndpoints.archive,
    title: t('Delete this stock adjustment?'),
    body: ({ date, wasteType, kind, weight }: StockAdjustment) =>
      t('{{date}}, {{type}}, {{what}}, {{weight}}: it leaves the mass balance. Its history is kept.', {
        date: format.date(date),
        type: t(wasteTypeLabels[wasteType]),
        what: t(stockAdjustmentLabels[kind]),
        weight: format.kg(weight),
      }),
    done: () => t('The stock adjustment was deleted.'),
  })
  const actionsFor = (row: StockAdjustment): RowAction[] => (mayChange ? [actions.remove(() => archive(row))] : [])
  const filters: FilterOf<typeof stockAdjustmentEndpoints.list>[] = [
    { kind: 'days', from: 'from', to: 'to', label: t('Date') },
    {
      kind: 'choice',
      name: 'wasteType',
      label: t('Waste type'),
      options: wasteTypes.map((type) => ({ value: type, label: t(wasteTypeLabels[type]) })),
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t('What happened'),
      options: stockAdjustmentKinds.map((kind) => ({ value: kind, label: t(stockAdjustmentLabels[kind]) })),
    },
  ]
  return (
    <DataTable
      label={t('Stock-takes and losses')}
      list={list}
      state={state}
      columns={useColumns()}
      filters={filters}
      search={t('Search note or person')}
      tools={<ExportMenu endpoint={stockAdjustmentEndpoints.export} state={state} name="stock-adjustments" />}
      rowActions={actionsFor}
      empty={{
        title: t('No stock-takes or losses yet'),
        hint: t('What you counted in stock, and what dried up, burned or was stolen, appears here.'),
        action: add,
      }}
    />
  )
}

function useColumns(): ColumnOf<typeof stockAdjustmentEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    { key: 'date', title: t('Date'), sort: 'date', noWrap: true, render: (row) => <CellDay day={row.date} /> },
    {
      key: 'wasteType',
      title: t('Waste type'),
      sort: 'wasteType',
      noWrap: true,
      onPhone: 'heading',
      render: (row) => <WasteTypeBadge type={row.wasteType} />,
    },
    {
      key: 'kind',
      title: t('What happened'),
      sort: 'kind',
      noWrap: true,
      render: ({ kind }) => (
        <Badge color={kind === 'stock-take' ? 'sky' : 'amber'}>{t(stockAdjustmentLabels[kind])}</Badge>
      ),
    },
    {
      key: 'weight',
      title: t('Weight (kg)'),
      sort: 'weight',
      align: 'right',
      onPhone: 'corner',
      render: (row) => <Figure value={format.weight(row.weight)} />,
    },
    { key: 'note', title: t('Note'), width: 220, render: (row) => <CellText isFreeText>{row.note || '–'}</CellText> },
    {
      key: 'createdBy',
      title: t('Added by'),
      width: 140,
      isSecondary: true,
      render: (row) => <CellText>{row.createdBy?.name ?? '–'}</CellText>,
    },
  ]
}
