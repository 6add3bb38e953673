import { orderKindLabels } from '@thant/contracts/labels'
import { orderKinds } from '@thant/contracts/order-form'
import { type orderEndpoints, orderStatuses } from '@thant/contracts/orders'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useTranslation } from '#lib/i18n.ts'
import { statusBadges } from './order-status.ts'

export function useOrderFilters(): FilterOf<typeof orderEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('Order Status'),
      options: orderStatuses.map((value) => ({ value, label: t(statusBadges[value].label) })),
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t('Kind'),
      options: orderKinds.map((value) => ({ value, label: t(orderKindLabels[value]) })),
    },
    { kind: 'text', name: 'number', label: t('Order No') },
    { kind: 'text', name: 'customerName', label: t('Customer') },
    { kind: 'text', name: 'customerEmail', label: t('Email') },
    { kind: 'text', name: 'customerPhno', label: t('Phone') },
    { kind: 'text', name: 'description', label: t('Description') },
    { kind: 'numbers', from: 'totalFrom', to: 'totalTo', label: t('Total Amount') },
    {
      kind: 'choice',
      name: 'currency',
      label: t('Currency'),
      options: ['USD', 'MMK'].map((value) => ({ value, label: value })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('Order Date') },
  ]
}
