import { useUncontrolled } from '@mantine/hooks'
import { userEndpoints } from '@thant/contracts/customers/users'
import { asField } from '#components/fields/as-field.tsx'
import { SearchSelect, type SearchSelectInput } from '#components/pickers/search-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { type StaffMember, staffMember } from '../staff-member.ts'
import { StaffOption } from './staff-option.tsx'

type DriverSelectProps = SearchSelectInput & {
  value?: StaffMember | null
  defaultValue?: StaffMember | null
  onChange?: (driver: StaffMember | null) => void
}

export const DriverField = asField<DriverSelectProps>(DriverSelect, { empty: null })

/** Selects an active driver, searched by name, e-mail or phone number; a former driver stays selected. */
export function DriverSelect({ value, defaultValue, onChange, ...input }: DriverSelectProps) {
  const { t } = useTranslation()
  const [driver, setDriver] = useUncontrolled({ value, defaultValue, finalValue: null, onChange })
  return (
    <SearchSelect
      {...input}
      clearable
      list={userEndpoints.list}
      filters={{ type: 'DRIVER' }}
      chosen={driver}
      onChoose={(choice) => setDriver(choice && staffMember(choice))}
      renderChoice={(choice) => <StaffOption person={choice} />}
      nothingFound={t('No driver matches that.')}
      clearLabel={t('Clear the driver')}
    />
  )
}
