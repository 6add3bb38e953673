import { Select, type SelectProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { errorText } from '#lib/calls/error-text.ts'
import type { ListEndpoint } from '#lib/calls/use-list.ts'
import { useTranslation } from '#lib/i18n.ts'
import { type Choice, useChoices } from './choices.ts'

export type SearchSelectInput = Pick<
  SelectProps,
  'label' | 'aria-label' | 'description' | 'placeholder' | 'error' | 'withAsterisk' | 'disabled' | 'clearable' | 'size'
> & {
  'data-path'?: string
  /** Gives the field the focus when its dialog opens. */
  'data-autofocus'?: true
  /** Keeps the list inside a popover, which would otherwise treat a click in the list as one outside and close. */
  staysInside?: boolean
}

type SearchSelectProps<C extends Choice> = SearchSelectInput & {
  list: ListEndpoint<z.ZodMiniType<C>>
  filters?: Record<string, string>
  /** The chosen record stays in the list even when the server does not find it, e.g. a person who has left. */
  chosen: Choice | null
  onChoose: (choice: C | Choice | null) => void
  renderChoice: (choice: C | Choice) => ReactNode
  /** The text in the field; the name by default. */
  labelOf?: (choice: C | Choice) => string
  nothingFound: string
  clearLabel: string
}

/** Selects one record of any number, which the server searches as the user types. */
export function SearchSelect<C extends Choice>(props: SearchSelectProps<C>) {
  const { list, filters, chosen, onChoose, renderChoice, nothingFound, clearLabel, staysInside, ...rest } = props
  const { labelOf = ({ name }: C | Choice) => name, ...input } = rest
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  // The field also shows the chosen name, which must not be used as a search text.
  const typed = chosen !== null && text === labelOf(chosen) ? '' : text
  const { choices, isSearching, error } = useChoices(list, { filters, typed, isOpen })
  const isListed = chosen === null || choices.some(({ _id }) => _id === chosen._id)
  const all: Array<C | Choice> = isListed ? choices : [chosen, ...choices]
  const byId = (id: string | null) => all.find(({ _id }) => _id === id)
  const nothing = isSearching ? t('Searching…') : nothingFound

  return (
    <Select
      placeholder={t('Type to search')}
      clearButtonProps={{ 'aria-label': clearLabel }}
      {...input}
      value={chosen?._id ?? null}
      onChange={(id) => onChoose(byId(id) ?? null)}
      data={all.map((choice) => ({ value: choice._id, label: labelOf(choice) }))}
      searchable
      // The list would cover the error message of a field that gets the focus after a failed submit.
      openOnFocus={false}
      searchValue={text}
      onSearchChange={setText}
      // The server has filtered already; only the chosen record, which is listed regardless, may not match.
      filter={({ options }) => (isListed ? options : options.slice(1))}
      // Changing this to true once the results arrive highlights the first one.
      selectFirstOptionOnChange={!isSearching}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isOpen && isSearching) event.preventDefault()
      }}
      allowDeselect={input.clearable === true}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      renderOption={({ option }) => {
        const choice = byId(option.value)
        return choice && renderChoice(choice)
      }}
      nothingFoundMessage={error ? errorText(error, t) : nothing}
      maxDropdownHeight={320}
      comboboxProps={{ withinPortal: staysInside !== true }}
    />
  )
}
