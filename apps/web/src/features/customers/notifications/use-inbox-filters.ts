import { notificationKindLabels } from '@thant/contracts/customers/notification-texts'
import { type notificationEndpoints, notificationKindsOf } from '@thant/contracts/customers/notifications'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/visitor/session.ts'

export function useInboxFilters(): FilterOf<typeof notificationEndpoints.list>[] {
  const { t } = useTranslation()
  const me = useMe()
  const kinds = me === undefined ? [] : notificationKindsOf(me.type)
  return [
    {
      kind: 'choice',
      name: 'isUnread',
      label: t('Read or not'),
      options: [
        { value: 'true', label: t('Only unread') },
        { value: 'false', label: t('Already read') },
      ],
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t('Kind'),
      options: kinds.map((kind) => ({ value: kind, label: t(notificationKindLabels[kind]) })),
    },
  ]
}
