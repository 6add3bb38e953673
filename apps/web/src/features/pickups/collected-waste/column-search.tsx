import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ListState } from '#components/data-table/use-list-state.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type ColumnSearchProps = { name: string; title: string; state: ListState }

/** The search box of a column; what is typed shows in the address a moment later. */
export function ColumnSearch({ name, title, state }: ColumnSearchProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const set = state.filters[name] ?? ''
  const [text, setText] = useState(set)
  const sent = useRef(set)
  const search = useDebouncedCallback((next: string) => {
    sent.current = next
    state.setFilters({ [name]: next })
  }, 300)

  // Only what came from elsewhere, such as Clear all: the own echo would undo what was typed since.
  useEffect(() => {
    if (set === sent.current) return
    sent.current = set
    setText(set)
  }, [set])

  return (
    <TextInput
      type="search"
      size="xs"
      mt={4}
      aria-label={t('Search {{column}}', { column: title })}
      placeholder={name === 'date' ? format.digits('2026/02') : t('Search')}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        search(event.currentTarget.value.trim())
      }}
    />
  )
}
