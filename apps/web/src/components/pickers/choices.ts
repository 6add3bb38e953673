import { useDebouncedValue } from '@mantine/hooks'
import type * as z from 'zod/mini'
import { type ListEndpoint, useList } from '#lib/use-list.ts'

export type Choice = { _id: string; name: string }

const mostShown = 20
const typingPauseMs = 250

type Wanted = {
  /** What the list is narrowed to besides the typed text. */
  narrowing?: Record<string, string>
  typed: string
  isOpen: boolean
}

/** What a picker offers for a typed text, asked of the server while it is open. */
export function useChoices<C extends Choice>(list: ListEndpoint<z.ZodMiniType<C>>, wanted: Wanted) {
  const text = wanted.typed.trim()
  const [q] = useDebouncedValue(text, typingPauseMs)
  const query = { ...wanted.narrowing, q, limit: mostShown, sort: 'name' }
  const found = useList(list, query, { enabled: wanted.isOpen })
  const rows = found.data?.data ?? []
  const isSettled = q === text && !found.isPlaceholderData && !found.isPending
  return {
    // Until the answer comes, what is there already and fits: Enter must not take what was looked for before.
    choices: isSettled ? rows : rows.filter(({ name }) => fits(name, text)),
    isSearching: !isSettled && !found.isError,
    error: found.error,
  }
}

function fits(name: string, text: string): boolean {
  return name.toLocaleLowerCase().includes(text.toLocaleLowerCase())
}
