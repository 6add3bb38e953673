import { IconCertificate } from '@tabler/icons-react'
import { type Order, orderEndpoints } from '@thant/contracts/money/orders'
import { moneyPaths } from '@thant/contracts/money-paths'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusBadges } from '../order-status.ts'
import { useOrderTransitions } from '../use-order-transitions.ts'

const filters = [
  'status',
  'kind',
  '_id',
  'customerName',
  'customerEmail',
  'customerPhno',
  'productDescription',
  'totalAmount',
  'currency',
  'createdAt',
] as const

/** The public orders of battery boxes and other payments. */
export function OrdersTable() {
  const { t } = useTranslation()
  const format = useFormat()
  const state = useListState(orderEndpoints.list)
  const transitionsOf = useOrderTransitions()
  const actionsFor = (row: Order): RowAction[] => [
    ...transitionsOf(row).map(({ take, ...transition }) => ({ ...transition, onClick: () => void take() })),
    ...(row.certificateSerial === null
      ? []
      : [
          {
            label: t('Certificate'),
            icon: IconCertificate,
            href: generatePath(paths.certificate, { serial: row.certificateSerial }),
          },
        ]),
  ]
  return (
    <ListTable
      endpoints={orderEndpoints}
      label={t('Orders')}
      state={state}
      search={t('Search order or customer')}
      filters={filters}
      cells={{
        _id: { onPhone: 'heading' },
        customerName: { width: 92 },
        kind: { width: 78 },
        quantity: { render: (row) => (row.kind === 'battery' ? format.number(row.quantity) : '–') },
        certificate: {
          isSecondary: true,
          render: (row) => (row.kind === 'battery' ? (row.certificate ? t('Requested') : t('Not requested')) : '–'),
        },
        totalAmount: {
          render: (row) => <Figure value={format.amount(row.totalAmount, row.currency)} unit={row.currency} />,
        },
        status: { onPhone: 'corner', render: (row) => <StatusBadge badge={statusBadges[row.status]} /> },
      }}
      rowHref={({ _id }) => generatePath(moneyPaths.order, { orderId: _id })}
      rowActions={actionsFor}
      empty={{
        title: t('No orders yet'),
        hint: t('Battery boxes and other payments by the public appear here until they are delivered.'),
      }}
    />
  )
}
