import { roles } from '@thant/contracts/access'
import { roleLabels } from '@thant/contracts/labels'
import type { userEndpoints } from '@thant/contracts/users'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useTranslation } from '#lib/i18n.ts'

export function useUserFilters(): FilterOf<typeof userEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    { kind: 'text', name: 'name', label: t('Name') },
    { kind: 'text', name: 'email', label: t('Email') },
    {
      kind: 'choice',
      name: 'type',
      label: t('User type'),
      options: roles.map((value) => ({ value, label: t(roleLabels[value]) })),
    },
    { kind: 'text', name: 'organization', label: t('Organization') },
    { kind: 'days', from: 'from', to: 'to', label: t('Created') },
  ]
}
