import { Badge } from '@mantine/core'
import { binPaths } from '@thant/contracts/bin-paths'
import { type Bin, binEndpoints } from '@thant/contracts/service/bins'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { useArchivedView } from '#components/data-table/views/archived-view.tsx'
import { useRestore } from '#components/feedback/use-restore.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useArchiveBin } from '../api.ts'
import { BinPicture } from './bin-picture.tsx'

type BinsTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function BinsTable({ add }: BinsTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const actions = useCommonActions()
  const state = useListState(binEndpoints.list)
  const archived = useArchivedView(useCan()('bins:archive'))
  const archive = useArchiveBin()
  const restore = useRestore(binEndpoints.restore)
  const actionsFor = (row: Bin): RowAction[] =>
    archived.isOn
      ? [actions.restore(() => restore(row, `${row.name}, ${row.size}`))]
      : [actions.edit(editHref(row._id)), actions.remove(() => archive(row))]
  return (
    <ListTable
      endpoints={binEndpoints}
      label={t('Available Bins')}
      state={state}
      search={t('Search type or size')}
      archived={{ ...archived, endpoint: binEndpoints.archived }}
      cells={{
        name: { width: 180, onPhone: 'heading' },
        size: { width: 140 },
        stock: {
          render: ({ stock }) =>
            stock === 0 ? <Badge color="amber">{t('Out of stock')}</Badge> : format.number(stock),
        },
        image: { onPhone: 'corner', render: (row) => <BinPicture image={row.image} /> },
      }}
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

function editHref(binId: string): string {
  return generatePath(binPaths.binEdit, { binId })
}
