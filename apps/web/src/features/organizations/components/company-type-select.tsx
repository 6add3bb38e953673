import { Select, type SelectProps } from '@mantine/core'
import { companyTypes } from '@thant/contracts/company-types'
import { useTranslation } from '#lib/i18n.ts'

export function CompanyTypeSelect(props: Omit<SelectProps, 'data'>) {
  const { t } = useTranslation()
  return (
    <Select
      searchable
      nothingFoundMessage={t('No company type is called that. Other is at the end of the list.')}
      maxDropdownHeight={280}
      {...props}
      data={companyTypes.map((type) => ({ value: type, label: t(type) }))}
    />
  )
}
