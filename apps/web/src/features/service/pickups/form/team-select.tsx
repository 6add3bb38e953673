import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { userEndpoints } from '@thant/contracts/customers/users'
import { useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { useChoices } from '#components/pickers/choices.ts'
import { StaffOption } from '#features/customers/users/components/staff-option.tsx'
import { type StaffMember, staffMember } from '#features/customers/users/staff-member.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'

type TeamSelectProps = Pick<MultiSelectProps, 'label' | 'description' | 'error'> & {
  value?: StaffMember[]
  defaultValue?: StaffMember[]
  onChange?: (team: StaffMember[]) => void
  'data-path'?: string
}

/** Selects active operation staff and their managers; former ones stay selected. */
export const TeamField = asField<TeamSelectProps>(TeamSelect, { empty: [] })

function TeamSelect({ value, defaultValue, onChange, ...input }: TeamSelectProps) {
  const { t } = useTranslation()
  const [team, setTeam] = useUncontrolled({ value, defaultValue, finalValue: [], onChange })
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const staff = useChoices(userEndpoints.list, { filters: { type: 'OPERATION' }, typed, isOpen })
  const managers = useChoices(userEndpoints.list, { filters: { type: 'OPERATION MANAGER' }, typed, isOpen })
  const found = [...staff.choices, ...managers.choices]
  const others = team.filter(({ _id }) => !found.some((choice) => choice._id === _id))
  const all = [...others, ...found]
  const isSearching = staff.isSearching || managers.isSearching
  const error = staff.error ?? managers.error
  const nothing = isSearching ? t('Searching…') : t('No one of the operation team matches that.')

  return (
    <MultiSelect
      {...input}
      placeholder={team.length === 0 ? t('Type to search') : undefined}
      value={team.map(({ _id }) => _id)}
      onChange={(ids) => setTeam(ids.flatMap((id) => all.filter(({ _id }) => _id === id).map(staffMember)))}
      data={all.map(({ _id, name }) => ({ value: _id, label: name }))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has filtered already; only the selected people, who are listed regardless, may not match.
      filter={({ options, search }) => (search === '' ? options : options.slice(others.length))}
      selectFirstOptionOnChange={!isSearching}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      renderOption={({ option }) => {
        const person = all.find(({ _id }) => _id === option.value)
        return person && <StaffOption person={person} />
      }}
      nothingFoundMessage={error ? errorText(error, t) : nothing}
      maxDropdownHeight={280}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear the operation team') }}
    />
  )
}
