import { IconCertificate } from '@tabler/icons-react'
import { orderKindLabels } from '@thant/contracts/labels'
import { type Order, orderEndpoints } from '@thant/contracts/orders'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellTime } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useListState } from '#components/data-table/use-list-state.ts'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { useOrderFilters } from '../order-filters.ts'
import { statusBadges } from '../order-status.ts'
import { useOrderTransitions } from '../use-order-transitions.ts'

/** The public orders of battery boxes and other payments. */
export function OrdersTable() {
  const { t } = useTranslation()
  const state = useListState(orderEndpoints.list)
  const list = useList(orderEndpoints.list, state.query)
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
    <DataTable
      label={t('Orders')}
      list={list}
      state={state}
      columns={useColumns()}
      filters={useOrderFilters()}
      search={t('Search order or customer')}
      tools={<ExportMenu endpoint={orderEndpoints.export} state={state} name="orders" />}
      rowHref={({ _id }) => generatePath(paths.order, { orderId: _id })}
      rowActions={actionsFor}
      empty={{
        title: t('No orders yet'),
        hint: t('Battery boxes and other payments by the public appear here until they are delivered.'),
      }}
    />
  )
}

function useColumns(): ColumnOf<typeof orderEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    { key: '_id', title: t('Order No'), sort: '_id', noWrap: true, onPhone: 'heading', render: (row) => row._id },
    {
      key: 'customerName',
      title: t('Customer'),
      sort: 'customerName',
      width: 140,
      render: (row) => <CellText>{row.customerName}</CellText>,
    },
    {
      key: 'kind',
      title: t('Kind'),
      sort: 'kind',
      render: (row) => t(orderKindLabels[row.kind]),
    },
    {
      key: 'quantity',
      title: t('Boxes'),
      sort: 'quantity',
      align: 'right',
      render: (row) => (row.kind === 'battery' ? format.number(row.quantity) : '–'),
    },
    {
      key: 'certificate',
      title: t('Certificate'),
      isSecondary: true,
      render: (row) => (row.kind === 'battery' ? (row.certificate ? t('Yes') : t('No')) : '–'),
    },
    {
      key: 'totalAmount',
      title: t('Total Amount'),
      sort: 'totalAmount',
      align: 'right',
      render: (row) => <Figure value={format.amount(row.totalAmount, row.currency)} unit={row.currency} />,
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
      key: 'createdAt',
      title: t('Order Date'),
      sort: 'createdAt',
      noWrap: true,
      render: (row) => <CellTime instant={row.createdAt} />,
    },
  ]
}
