import { IconFileInvoice, IconReceipt } from '@tabler/icons-react'
import { isPaid } from '@thant/contracts/money/invoice-statuses'
import type { Invoice } from '@thant/contracts/money/invoices'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useInvoiceTransitions } from './api.ts'
import { useInvoiceDocument } from './use-invoice-document.ts'

export function useInvoiceActions(): (invoice: Invoice) => RowAction[] {
  const { t } = useTranslation()
  const transitionsOf = useInvoiceTransitions()
  const download = useInvoiceDocument()
  return (invoice) => [
    ...transitionsOf(invoice).map(({ take, ...transition }) => ({ ...transition, onClick: () => void take() })),
    isPaid(invoice.paymentStatus)
      ? { label: t('Download receipt'), icon: IconReceipt, onClick: () => void download(invoice, 'receipt') }
      : { label: t('Download invoice'), icon: IconFileInvoice, onClick: () => void download(invoice, 'invoice') },
  ]
}
