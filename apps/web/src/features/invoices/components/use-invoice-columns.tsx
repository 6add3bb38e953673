import type { invoiceEndpoints } from '@thant/contracts/invoices'
import { formatPlainDate } from '@thant/i18n/short-dates'
import { CellText } from '#components/data-table/cell-text.tsx'
import type { ColumnOf } from '#components/data-table/column.ts'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusBadges } from '../invoice-status.ts'
import { DueDate } from './due-date.tsx'
import { ServicePeriodText } from './service-period-text.tsx'
import { TwoLines } from './two-lines.tsx'

/** Returns every column of invoices; each list picks the ones it needs. */
export function useInvoiceColumns() {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    invoiceNo: {
      key: 'invoiceNo',
      title: t('Invoice No'),
      sort: 'invoiceNo',
      width: 112,
      onPhone: 'heading',
      render: (row) => <CellText>{row.invoiceNo}</CellText>,
    },
    organization: {
      key: 'organization',
      title: t('Organization'),
      sort: 'organization',
      width: 150,
      render: (row) => <TwoLines first={row.organization.name} second={<CellText>{row.description}</CellText>} />,
    },
    description: {
      key: 'description',
      title: t('Description'),
      width: 190,
      render: (row) => (
        <TwoLines first={row.description} second={<ServicePeriodText period={row.servicePeriod} isShort />} />
      ),
    },
    invoiceDate: {
      key: 'invoiceDate',
      title: t('Invoice Date'),
      sort: 'invoiceDate',
      noWrap: true,
      render: (row) => formatPlainDate(row.invoiceDate, format, t),
    },
    paymentDueDate: {
      key: 'paymentDueDate',
      title: t('Payment Due Date'),
      sort: 'paymentDueDate',
      noWrap: true,
      render: (row) => <DueDate invoice={row} isShort />,
    },
    amount: {
      key: 'amount',
      title: t('Amount'),
      sort: 'amount',
      align: 'right',
      render: (row) => <Figure value={format.amount(row.amount, row.currency)} unit={row.currency} />,
    },
    paymentStatus: {
      key: 'paymentStatus',
      title: t('Payment Status'),
      sort: 'paymentStatus',
      noWrap: true,
      onPhone: 'corner',
      render: (row) => <StatusBadge badge={statusBadges[row.paymentStatus]} />,
    },
  } satisfies Record<ColumnKey, ColumnOf<typeof invoiceEndpoints.list>>
}

type ColumnKey =
  | 'invoiceNo'
  | 'organization'
  | 'description'
  | 'invoiceDate'
  | 'paymentDueDate'
  | 'amount'
  | 'paymentStatus'
