import { Select, type SelectProps } from '@mantine/core'
import { companyTypes } from '@thant/contracts/company/company-types'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'

type CompanyTypeSelectProps = Omit<SelectProps, 'data'>

export const CompanyTypeField = asField<CompanyTypeSelectProps>(CompanyTypeSelect, { empty: null })

export function CompanyTypeSelect(props: CompanyTypeSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      searchable
      nothingFoundMessage={t('No company type has this name. Other is at the end of the list.')}
      maxDropdownHeight={280}
      {...props}
      data={companyTypes.map((type) => ({ value: type, label: t(type) }))}
    />
  )
}
