import type { organizationEndpoints } from '@thant/contracts/organizations'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useTranslation } from '#lib/i18n.ts'
import { CompanyTypeSelect } from './company-type-select.tsx'

export function useOrganizationFilters(): FilterOf<typeof organizationEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    { kind: 'text', name: 'name', label: t('Name') },
    {
      kind: 'custom',
      name: 'companyType',
      label: t('Company type'),
      describe: (type) => t(type),
      render: ({ value, set }) => (
        <CompanyTypeSelect
          label={t('Company type')}
          value={value === '' ? null : value}
          onChange={(type) => set(type ?? undefined)}
          comboboxProps={{ withinPortal: false }}
          data-autofocus
        />
      ),
    },
    { kind: 'text', name: 'email', label: t('Email') },
    { kind: 'text', name: 'address', label: t('Address') },
    { kind: 'days', from: 'startFrom', to: 'startTo', label: t('Contract start') },
    { kind: 'days', from: 'expiresFrom', to: 'expiresTo', label: t('Contract expiry') },
  ]
}
