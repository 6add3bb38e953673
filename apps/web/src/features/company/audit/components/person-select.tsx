import { userEndpoints } from '@thant/contracts/customers/users'
import { SearchSelect } from '#components/pickers/search-select.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

type PersonSelectProps = {
  label: string
  value: string
  onChange: (id: string | undefined) => void
  /** Restricts the people who are offered. */
  filters?: Record<string, string>
}

/** Selects the user whose actions or records are listed. */
export function PersonSelect({ label, value, onChange, filters }: PersonSelectProps) {
  const { t } = useTranslation()
  const name = usePersonName(value)
  return (
    <SearchSelect
      staysInside
      clearable
      label={label}
      list={userEndpoints.list}
      filters={filters}
      chosen={value !== '' && name !== undefined ? { _id: value, name } : null}
      onChoose={(person) => onChange(person?._id)}
      renderChoice={({ name: found }) => found}
      nothingFound={t('No person matches that.')}
      clearLabel={t('Clear the person')}
    />
  )
}

export function PersonNameOf({ id }: { id: string }) {
  return usePersonName(id) ?? '…'
}

function usePersonName(id: string): string | undefined {
  const person = useEndpoint(userEndpoints.get, { params: { id } }, { enabled: id !== '', staleTime: 300_000 })
  return person.data?.data.name
}
