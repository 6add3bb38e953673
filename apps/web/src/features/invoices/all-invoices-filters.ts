import { type invoiceEndpoints, overdueDays } from '@thant/contracts/invoices'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useInvoiceFilters } from './invoice-filters.ts'

export function useAllInvoicesFilters(): FilterOf<typeof invoiceEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    { kind: 'text', name: 'organization', label: t('Organization') },
    {
      kind: 'choice',
      name: 'overdue',
      label: t('Overdue'),
      options: [
        { value: '1', label: t('Overdue (any)') },
        ...overdueDays.map((days) => ({
          value: String(days),
          label: t('at least {{days}} days', { days: format.number(days) }),
        })),
      ],
    },
    ...useInvoiceFilters(),
  ]
}
