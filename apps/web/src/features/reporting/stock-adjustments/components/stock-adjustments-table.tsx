import { Badge } from '@mantine/core'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import {
  type StockAdjustment,
  stockAdjustmentEndpoints,
  stockAdjustmentLabels,
} from '@thant/contracts/reporting/stock-adjustments'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { Figure } from '#components/figures/figure.tsx'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'

export function StockAdjustmentsTable() {
  const { t } = useTranslation()
  const format = useFormat()
  const actions = useCommonActions()
  const state = useListState(stockAdjustmentEndpoints.list)
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
  return (
    <ListTable
      endpoints={stockAdjustmentEndpoints}
      label={t('Stock-takes and losses')}
      state={state}
      search={t('Search note or person')}
      cells={{
        wasteType: { onPhone: 'heading', render: (row) => <WasteTypeBadge type={row.wasteType} /> },
        kind: {
          render: ({ kind }) => (
            <Badge color={kind === 'stock-take' ? 'sky' : 'amber'}>{t(stockAdjustmentLabels[kind])}</Badge>
          ),
        },
        weight: { onPhone: 'corner', render: (row) => <Figure value={format.weight(row.weight)} /> },
        note: { width: 220, render: (row) => <CellText>{row.note || '–'}</CellText> },
        createdBy: { width: 140, isSecondary: true },
      }}
      rowActions={actionsFor}
      empty={{
        title: t('No stock-takes or losses yet'),
        hint: t('What you counted in stock, and what dried up, burned or was stolen, appears here.'),
      }}
    />
  )
}
