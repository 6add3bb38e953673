import { SegmentedControl } from '@mantine/core'
import type { InboxQuery } from '@thant/contracts/customers/notifications'
import type { ListState } from '#components/data-table/address/use-list-state.ts'
import { useTranslation } from '#lib/i18n.ts'

export function InboxOrder({ state }: { state: ListState<'createdAt'> }) {
  const { t } = useTranslation()
  const orders: Array<{ value: InboxQuery['sort']; label: string }> = [
    { value: '-createdAt', label: t('Newest first') },
    { value: 'createdAt', label: t('Oldest first') },
  ]
  return (
    <SegmentedControl
      aria-label={t('Sort by')}
      value={state.sort === 'createdAt' ? 'createdAt' : '-createdAt'}
      onChange={state.setSort}
      data={orders}
    />
  )
}
