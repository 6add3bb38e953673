import { type binOrderEndpoints, binOrderStatuses } from '@thant/contracts/bin-orders'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useTranslation } from '#lib/i18n.ts'
import { statusBadges } from './order-status.ts'

export function useBinOrderFilters(): FilterOf<typeof binOrderEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    { kind: 'text', name: 'organization', label: t('Organization Name') },
    { kind: 'text', name: 'bin', label: t('Bin Type') },
    { kind: 'text', name: 'size', label: t('Bin Size') },
    { kind: 'numbers', from: 'quantityFrom', to: 'quantityTo', label: t('Quantity') },
    { kind: 'numbers', from: 'totalFrom', to: 'totalTo', label: t('Total Amount ($ USD)') },
    {
      kind: 'choice',
      name: 'status',
      label: t('Order Status'),
      options: binOrderStatuses.map((value) => ({ value, label: t(statusBadges[value].label) })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('Order Date') },
  ]
}
