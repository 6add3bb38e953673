import { billingRunEndpoints } from '@thant/contracts/money/billing-runs'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { ListTable } from '#components/data-table/list-table.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { runBadges } from '../billing-badges.ts'
import { runHref } from '../run-href.ts'
import { BillMonthButton } from './bill-month-button.tsx'

export function RunsTable() {
  const { t } = useTranslation()
  const format = useFormat()
  const state = useListState(billingRunEndpoints.list)
  return (
    <ListTable
      endpoints={billingRunEndpoints}
      state={state}
      label={t('Billing')}
      search={t('Search who billed')}
      cells={{
        month: { width: 140, onPhone: 'heading', render: ({ month }) => format.month(month) },
        state: { onPhone: 'corner', render: (row) => <StatusBadge badge={runBadges[row.state]} /> },
        createdAt: { width: 150 },
        createdBy: { width: 150, render: ({ createdBy }) => <CellText>{createdBy?.name ?? '–'}</CellText> },
        acceptedBy: { width: 150, render: ({ acceptedBy }) => <CellText>{acceptedBy?.name ?? '–'}</CellText> },
      }}
      columns={['month', 'state', 'drafts', 'createdAt', 'createdBy', 'acceptedBy']}
      rowHref={runHref}
      empty={{
        title: t('No month was billed yet'),
        hint: t('Pickups are charged by the prices of their customers. A month is billed in one go.'),
        action: <BillMonthButton />,
      }}
    />
  )
}
