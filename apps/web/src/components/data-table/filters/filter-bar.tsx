import { ActionIcon, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconFilterMinus, IconFilterPlus, IconFilterX, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import type { ListState } from '../address/use-list-state.ts'
import { type Filter, namesOf } from './filter.ts'
import classes from './filter-bar.module.css'
import { FilterPill } from './filter-pill.tsx'

type FilterBarProps = {
  filters: readonly Filter<string>[]
  search?: string | false
  /** Shown before the filters, e.g. `<ArchivedToggle>`. */
  toggles?: ReactNode
  tools?: ReactNode
  state: ListState
}

/** Shows search and filters in one row: each filter is a chip with its current value, and Clear all resets them. */
export function FilterBar({ filters, search, toggles, tools, state }: FilterBarProps) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const moreLabel = isWhole ? t('Fewer filters') : t('More filters')
  const shown = isWhole ? filters : initialFilters(filters, state)
  return (
    <search className={classes.bar}>
      {search !== false && <SearchField placeholder={search ?? t('Search')} state={state} />}
      <div className={classes.filters}>
        {toggles}
        {shown.map((filter) => (
          <FilterPill key={namesOf(filter).join()} filter={filter} state={state} />
        ))}
        {(isWhole || shown.length < filters.length) && (
          <ActionIcon
            size={30}
            className={classes.clear}
            aria-label={moreLabel}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? <IconFilterMinus size={18} aria-hidden /> : <IconFilterPlus size={18} aria-hidden />}
          </ActionIcon>
        )}
        <ActionIcon
          size={30}
          className={classes.clear}
          aria-label={t('Clear all')}
          data-idle={!state.isFiltered || undefined}
          onClick={state.clear}
        >
          <IconFilterX size={18} aria-hidden />
        </ActionIcon>
      </div>
      {tools !== undefined && <div className={classes.tools}>{tools}</div>}
      {state.refused.length > 0 && (
        <Text role="status" size="sm" c="dimmed">
          {t('Part of the link was not understood, so the list is shown without it.')}
        </Text>
      )}
    </search>
  )
}

const initialCount = 4

/** Leaves out what is needed less often, unless it is set or a single filter would be hidden. */
function initialFilters(filters: readonly Filter<string>[], state: ListState): readonly Filter<string>[] {
  if (filters.length <= initialCount + 1) return filters
  return filters.filter(
    (filter, index) => index < initialCount || namesOf(filter).some((name) => state.filters[name] !== undefined),
  )
}

function SearchField({ placeholder, state }: { placeholder: string; state: ListState }) {
  const [text, setText] = useState(state.q)
  const search = useDebouncedCallback(state.search, 300)
  useEffect(() => setText(state.q), [state.q])
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        search(event.currentTarget.value.trim())
      }}
    />
  )
}
