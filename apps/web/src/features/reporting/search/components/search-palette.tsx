import '@mantine/spotlight/styles.layer.css'
import { ScrollArea, Text } from '@mantine/core'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { minSearched } from '@thant/contracts/reporting/search'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { keepOpened } from '#lib/visitor/opened-records.ts'
import { useMe } from '#lib/visitor/session.ts'
import type { SearchEntry, SearchPage } from '../search-entry.ts'
import { useSearchGroups } from '../use-search-groups.ts'
import { optionId, SearchOptions } from './search-options.tsx'

type SearchPaletteProps = { timesOpened: number; pages: readonly SearchPage[] }

const listId = 'search-results'

/**
 * Spotlight's own actions choose the first of what is there while somebody types, which the server's answer then
 * replaces; here the first is chosen once the answer is there, and Enter waits for it.
 */
export default function SearchPalette({ timesOpened, pages }: SearchPaletteProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const me = useMe()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const [isWaiting, setIsWaiting] = useState(false)
  const { groups, isSettled, ...found } = useSearchGroups(text.trim(), pages)
  const entries = groups.flatMap((group) => group.entries)

  // Only once it is mounted, because the dialog then records what had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press opens it
  useEffect(() => {
    spotlight.open()
  }, [timesOpened])

  const open = (entry: SearchEntry) => {
    if (entry.record && me) keepOpened(me._id, entry.record)
    spotlight.close()
    void navigate(entry.href)
  }
  const first = entries[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is a new function on each render
  useEffect(() => {
    if (!isSettled || !isWaiting) return
    setIsWaiting(false)
    if (first) open(first)
  }, [isSettled, isWaiting, first])
  useEffect(() => {
    // The newest browsers return a promise, which is nothing to clean up.
    void document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return
    if (key === 'ArrowDown' && entries.length > 0) setChosen((chosen + 1) % entries.length)
    if (key === 'ArrowUp' && entries.length > 0) setChosen((chosen + entries.length - 1) % entries.length)
    if (key !== 'Enter') return
    const entry = entries[chosen]
    if (!isSettled) setIsWaiting(true)
    else if (entry) open(entry)
  }
  return (
    <Spotlight.Root
      query={text}
      onQueryChange={(next) => {
        setText(next)
        setChosen(0)
        setIsWaiting(false)
      }}
      shortcut={null}
      attributes={{ content: { 'aria-label': t('Search everything') } }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      transitionProps={{ duration: 100, transition: 'fade' }}
      yOffset="8vh"
    >
      <Spotlight.Search
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isSettled && entries.length > 0 ? optionId(chosen) : undefined}
        aria-label={t('Search everything')}
        placeholder={t('Name, phone, plate, number or day')}
        maxLength={200}
        leftSection={<IconSearch size={20} aria-hidden />}
        onKeyDown={onKeyDown}
      />
      <ScrollArea.Autosize mah="min(60vh, 480px)" p="xs" viewportProps={{ tabIndex: 0 }}>
        <SearchOptions
          id={listId}
          groups={groups}
          chosen={isSettled ? chosen : undefined}
          onChoose={setChosen}
          onOpen={open}
        />
        <SearchNote {...found} isSettled={isSettled} hasEntries={entries.length > 0} hasText={text.trim() !== ''} />
      </ScrollArea.Autosize>
    </Spotlight.Root>
  )
}

type SearchNoteProps = Omit<ReturnType<typeof useSearchGroups>, 'groups'> & { hasEntries: boolean; hasText: boolean }

function SearchNote(note: SearchNoteProps) {
  const said = useSaid(note)
  return (
    <Text role="status" size="sm" c="dimmed" px="md" py={said === undefined ? 0 : 'xs'}>
      {said}
    </Text>
  )
}

function useSaid({ error, isSettled, isTooShort, hasEntries, hasText }: SearchNoteProps): string | undefined {
  const { t } = useTranslation()
  const format = useFormat()
  if (error) return errorText(error, t)
  if (isTooShort)
    return t('Records are searched from {{number}} letters or digits on.', { number: format.number(minSearched) })
  if (!isSettled) return t('Searching…')
  return hasEntries || !hasText ? undefined : t('Nothing matches that.')
}
