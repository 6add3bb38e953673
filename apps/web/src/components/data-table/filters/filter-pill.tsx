import { Button, CloseButton, Popover, Stack, UnstyledButton } from '@mantine/core'
import { IconCirclePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { isDay } from '#components/pickers/parse-day.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { ListState } from '../address/use-list-state.ts'
import { chosenIn } from './chosen-values.ts'
import { type Filter, namesOf } from './filter.ts'
import classes from './filter-bar.module.css'
import { FilterField } from './filter-field.tsx'

type Draft = Record<string, string | undefined>

export function FilterPill({ filter, state }: { filter: Filter<string>; state: ListState }) {
  const { t } = useTranslation()
  const names = namesOf(filter)
  const set: Draft = Object.fromEntries(names.map((name) => [name, state.filters[name]]))
  const isSet = names.some((name) => set[name] !== undefined)
  const [draft, setDraft] = useState<Draft>()
  const toggle = (changes: Draft) => {
    const dependents = 'dependents' in filter ? filter.dependents : []
    state.setFilters({ ...noneOf(dependents), ...changes })
    setDraft(changes)
  }
  const apply = (changes: Draft) => {
    toggle(changes)
    setDraft(undefined)
  }
  return (
    <span className={classes.group}>
      <Popover opened={draft !== undefined} onDismiss={() => setDraft(undefined)} position="bottom-start" trapFocus>
        <Popover.Target>
          <UnstyledButton
            className={classes.pill}
            data-set={isSet || undefined}
            onClick={() => setDraft(draft ? undefined : set)}
          >
            <span className={classes.inner}>
              {!isSet && <IconCirclePlus size={16} aria-hidden />}
              {filter.label}
              {isSet && (
                <span className={classes.value}>
                  <Description filter={filter} set={set} />
                </span>
              )}
            </span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (filter.kind !== 'days' || areDays(draft)) apply(draft ?? {})
            }}
          >
            <Stack gap="sm" w={248}>
              <FilterField filter={filter} draft={draft ?? set} change={setDraft} apply={apply} toggle={toggle} />
              {filter.kind !== 'choice' && (
                <Button type="submit" size="xs">
                  {t('Apply')}
                </Button>
              )}
            </Stack>
          </form>
        </Popover.Dropdown>
      </Popover>
      {isSet && (
        <CloseButton
          size="sm"
          aria-label={t('Clear {{filter}}', { filter: filter.label })}
          onClick={() => apply(noneOf(names))}
        />
      )}
    </span>
  )
}

function noneOf(names: readonly string[] = []): Draft {
  return Object.fromEntries(names.map((name) => [name, undefined]))
}

/** The date field explains a text that it did not understand. */
function areDays(draft: Draft = {}): boolean {
  return Object.values(draft).every((day) => day === undefined || isDay(day))
}

function Description({ filter, set }: { filter: Filter<string>; set: Draft }) {
  const { t } = useTranslation()
  const format = useFormat()
  switch (filter.kind) {
    case 'text':
      return set[filter.name]
    case 'choice':
      return chosenIn(set[filter.name])
        .map((chosen) => filter.options.find(({ value }) => value === chosen)?.label ?? chosen)
        .join(t(', '))
    case 'custom':
      return filter.describe(set[filter.name] ?? '')
    case 'numbers': {
      const [from, to] = [set[filter.from], set[filter.to]].map((bound) => bound && format.number(Number(bound)))
      if (from === undefined) return t('at most {{number}}', { number: to })
      if (to === undefined) return t('at least {{number}}', { number: from })
      return `${from} – ${to}`
    }
    case 'days': {
      const from = set[filter.from]
      const to = set[filter.to]
      if (from === undefined) return t('until {{day}}', { day: format.date(to ?? '') })
      if (to === undefined) return t('from {{day}}', { day: format.date(from) })
      return `${format.date(from)} – ${format.date(to)}`
    }
  }
}
