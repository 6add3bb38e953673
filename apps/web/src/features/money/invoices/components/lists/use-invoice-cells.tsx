import type { organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { formatDays, formatPlainDate } from '@thant/i18n/short-dates'
import { CellWithNote } from '#components/data-table/cells/cell-with-note.tsx'
import type { Cells } from '#components/data-table/columns/list-cells.ts'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusBadges } from '../../invoice-status.ts'
import { DueDate } from '../one-invoice/due-date.tsx'

/** Returns the cells that all lists of invoices share. */
export function useInvoiceCells(): Cells<typeof organizationInvoiceEndpoints.list> {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    invoiceNo: { width: 136, onPhone: 'heading' },
    description: {
      width: 190,
      render: ({ servicePeriod: { start, end }, description }) => (
        <CellWithNote text={formatDays({ from: start, to: end }, format, t)} note={description} />
      ),
    },
    invoiceDate: { isSecondary: true, render: (row) => formatPlainDate(row.invoiceDate, format, t) },
    paymentDueDate: { render: (row) => <DueDate invoice={row} isShort /> },
    amount: { render: (row) => <Figure value={format.amount(row.amount, row.currency)} unit={row.currency} /> },
    paymentStatus: {
      onPhone: 'corner',
      render: (row) => <StatusBadge badge={statusBadges[row.paymentStatus]} />,
    },
  }
}
