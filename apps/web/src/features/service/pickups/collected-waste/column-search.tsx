import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ListState } from '#components/data-table/address/use-list-state.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'

type ColumnSearchProps = { name: string; title: string; state: ListState }

/** A column's search field; updates the address after a pause in typing. */
export function ColumnSearch({ name, title, state }: ColumnSearchProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const thisMonth = thisMonthIn(useCompanyTimeZone())
  const set = state.filters[name] ?? ''
  const [text, setText] = useState(set)
  const sent = useRef(set)
  const search = useDebouncedCallback((next: string) => {
    sent.current = next
    state.setFilters({ [name]: next })
  }, 300)

  // Adopts outside changes only, such as Clear all, because its own delayed change would overwrite newer typing.
  useEffect(() => {
    if (set === sent.current) return
    sent.current = set
    setText(set)
  }, [set])

  return (
    <TextInput
      type="search"
      size="xs"
      wrapperProps={{ 'data-screen-only': true }}
      mt={4}
      aria-label={t('Search {{column}}', { column: title })}
      placeholder={name === 'date' ? format.month(thisMonth) : t('Search')}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        search(event.currentTarget.value.trim())
      }}
    />
  )
}
