import type { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { possibleKey } from '@thant/i18n/possible-key'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import { useTranslation } from '#lib/i18n.ts'
import { CompanyTypeSelect } from './company-type-select.tsx'

export function useCompanyTypeFilter(): FilterOf<typeof organizationEndpoints.list> {
  const { t } = useTranslation()
  return {
    kind: 'custom',
    name: 'companyType',
    label: t('Company type'),
    describe: (type) => t(possibleKey(type)),
    render: ({ value, set }) => (
      <CompanyTypeSelect
        label={t('Company type')}
        value={value === '' ? null : value}
        onChange={(type) => set(type ?? undefined)}
        comboboxProps={{ withinPortal: false }}
        data-autofocus
      />
    ),
  }
}
