import { useUncontrolled } from '@mantine/hooks'
import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { asField } from '#components/fields/as-field.tsx'
import { SearchSelect, type SearchSelectInput } from '#components/pickers/search-select.tsx'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useChosenOrganization } from '../chosen-organization.ts'
import { OrganizationName } from './organization-name.tsx'

type OrganizationSelectProps = SearchSelectInput & {
  /** An organization's `_id`. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (organizationId: string | null) => void
}

export const OrganizationField = asField<OrganizationSelectProps>(OrganizationSelect, { empty: null })

/** Selects an organization, searched by name, e-mail or address. */
export function OrganizationSelect({ value, defaultValue, onChange, ...input }: OrganizationSelectProps) {
  const { t } = useTranslation()
  const [id, setId] = useUncontrolled({ value, defaultValue, finalValue: null, onChange })
  const { chosen, error, remember } = useChosenOrganization(id)
  return (
    <SearchSelect
      {...input}
      error={input.error ?? (error && errorText(error, t))}
      list={organizationEndpoints.list}
      chosen={chosen}
      onChoose={(choice) => {
        remember(choice)
        setId(choice?._id ?? null)
      }}
      renderChoice={(choice) =>
        'address' in choice ? <OrganizationName organization={choice} subtitle={choice.address} /> : choice.name
      }
      nothingFound={t('No organization matches that.')}
      clearLabel={t('Clear the organization')}
    />
  )
}
