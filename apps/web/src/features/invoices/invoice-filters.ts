import { invoiceStatuses, type organizationInvoiceEndpoints } from '@thant/contracts/invoices'
import { currencies } from '@thant/contracts/money'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useTranslation } from '#lib/i18n.ts'
import { statusBadges } from './invoice-status.ts'

export function useInvoiceFilters(): FilterOf<typeof organizationInvoiceEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('Payment Status'),
      options: invoiceStatuses.map((value) => ({ value, label: t(statusBadges[value].label) })),
    },
    { kind: 'days', from: 'dueFrom', to: 'dueTo', label: t('Payment Due Date') },
    { kind: 'text', name: 'invoiceNo', label: t('Invoice No') },
    { kind: 'text', name: 'description', label: t('Description') },
    { kind: 'numbers', from: 'amountFrom', to: 'amountTo', label: t('Amount') },
    {
      kind: 'choice',
      name: 'currency',
      label: t('Currency'),
      options: currencies.map((value) => ({ value, label: value })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('Invoice Date') },
  ]
}

/** Customers have few invoices, whose numbers and descriptions the search finds. */
export function useOwnInvoiceFilters(): FilterOf<typeof organizationInvoiceEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('Payment Status'),
      options: [
        { value: 'PENDING', label: t('Due') },
        { value: 'APPROVED', label: t('Paid') },
        { value: 'SETTLED', label: t('Settled') },
        { value: 'REJECTED', label: t('Withdrawn') },
      ],
    },
    { kind: 'days', from: 'dueFrom', to: 'dueTo', label: t('Payment Due Date') },
    { kind: 'days', from: 'from', to: 'to', label: t('Invoice Date') },
  ]
}
