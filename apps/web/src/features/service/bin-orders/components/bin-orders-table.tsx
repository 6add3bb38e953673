import { IconEye } from '@tabler/icons-react'
import { binPaths } from '@thant/contracts/bin-paths'
import { type BinOrder, binOrderEndpoints } from '@thant/contracts/service/bin-orders'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { useRowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { BinPicture } from '#features/service/bins/components/bin-picture.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useArchiveBinOrder, useOrderName, useOrderTransitions } from '../api.ts'
import { statusBadges } from '../order-status.ts'
import { OrdersBar } from './orders-bar.tsx'

type BinOrdersTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function BinOrdersTable({ add }: BinOrdersTableProps) {
  const { t } = useTranslation()
  const can = useCan()
  const actions = useCommonActions()
  const state = useListState(binOrderEndpoints.list)
  const transitionsOf = useOrderTransitions()
  const archive = useArchiveBinOrder()
  const nameOf = useOrderName()
  const choice = useRowChoice(binOrderEndpoints.export)

  const actionsFor = (row: BinOrder): RowAction[] => [
    row.status === 'REQUESTED'
      ? actions.edit(editHref(row._id))
      : { label: t('Open'), icon: IconEye, href: editHref(row._id) },
    ...transitionsOf(row).map(({ take, ...transition }) => ({ ...transition, onClick: () => void take() })),
    actions.remove(() => archive(row)),
  ]

  return (
    <ListTable
      endpoints={binOrderEndpoints}
      label={t('Bin Orders')}
      state={state}
      search={t('Search organization or bin')}
      isNumbered
      choice={can('bin-orders:change') ? { ...choice, nameOf, bar: <OrdersBar choice={choice} /> } : undefined}
      cells={{
        organization: { width: 110, onPhone: 'heading' },
        bin: { width: 76 },
        size: { width: 130 },
        image: { onPhone: 'hidden', isSecondary: true, render: (row) => <BinPicture image={row.bin.image} /> },
        status: { onPhone: 'corner', render: (row) => <StatusBadge badge={statusBadges[row.status]} /> },
      }}
      rowHref={(row) => editHref(row._id)}
      rowActions={actionsFor}
      actionsInARow={1}
      empty={{
        title: t('No bin orders yet'),
        hint: t('Open orders of organizations appear here until they are delivered.'),
        action: add,
      }}
    />
  )
}

function editHref(binOrderId: string): string {
  return generatePath(binPaths.binOrderEdit, { binOrderId })
}
