import { Select, type SelectProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { useState } from 'react'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useOrganizationChoices } from '../organization-choices.ts'
import { OrganizationName } from './organization-name.tsx'

type InputProps = Pick<
  SelectProps,
  'label' | 'aria-label' | 'description' | 'placeholder' | 'error' | 'withAsterisk' | 'disabled' | 'clearable' | 'size'
>
export type OrganizationSelectProps = InputProps & {
  /** An organization's `_id`. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (organizationId: string | null) => void
  'data-path'?: string
  /** For a picker inside a popover, which would take a list outside of it for a click elsewhere. */
  staysInside?: boolean
}

/** Any organization, found by typing a part of its name, e-mail or address. */
export function OrganizationSelect(props: OrganizationSelectProps) {
  const { value, defaultValue, onChange, staysInside = false, ...input } = props
  const { t } = useTranslation()
  const [chosenId, setChosenId] = useUncontrolled({ value, defaultValue, finalValue: null, onChange })
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { chosen, choices, remember, isSearching, error } = useOrganizationChoices(chosenId, typed, isOpen)
  const isListed = choices.some(({ _id }) => _id === chosen?._id)
  const all = chosen === undefined || isListed ? choices : [chosen, ...choices]
  const byId = (id: string) => all.find(({ _id }) => _id === id)

  return (
    <Select
      placeholder={t('Type to search')}
      clearButtonProps={{ 'aria-label': t('Clear the organization') }}
      {...input}
      value={chosenId}
      onChange={(id) => {
        remember(id === null ? undefined : byId(id))
        setChosenId(id)
      }}
      data={all.map(({ _id, name }) => ({ value: _id, label: name }))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched; only the chosen one, which is there for its name, may not fit.
      filter={({ options }) => (isListed ? options : options.filter((option) => !isChosen(option, chosenId)))}
      // Turning it on anew, once the answer is there, highlights the first of what was found.
      selectFirstOptionOnChange={!isSearching}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isOpen && isSearching) event.preventDefault()
      }}
      allowDeselect={input.clearable === true}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      renderOption={({ option }) => {
        const choice = byId(option.value)
        return choice && <OrganizationName organization={choice} line={choice.address} />
      }}
      nothingFoundMessage={nothingText()}
      maxDropdownHeight={320}
      comboboxProps={{ withinPortal: !staysInside }}
    />
  )

  function nothingText(): string {
    if (error) return errorText(error, t)
    return isSearching ? t('Searching…') : t('No organization matches that.')
  }
}

function isChosen(option: object, chosenId: string | null): boolean {
  return 'value' in option && option.value === chosenId
}
