import { useDebouncedValue } from '@mantine/hooks'
import type * as z from 'zod/mini'
import { type ListEndpoint, useList } from '#lib/calls/use-list.ts'

export type Choice = { _id: string; name: string }

const maxChoices = 20
const typingPauseMs = 250

type ChoiceRequest = {
  /** Restricts the choices in addition to the typed text. */
  filters?: Record<string, string>
  typed: string
  isOpen: boolean
}

/** Searches the server for choices that match the typed text, while the picker is open. */
export function useChoices<C extends Choice>(list: ListEndpoint<z.ZodMiniType<C>>, wanted: ChoiceRequest) {
  const text = wanted.typed.trim()
  const [q] = useDebouncedValue(text, typingPauseMs)
  const query = { ...wanted.filters, q, limit: maxChoices, sort: 'name' }
  const found = useList(list, query, { enabled: wanted.isOpen })
  const rows = found.data?.data ?? []
  const isSettled = q === text && !found.isPlaceholderData && !found.isPending
  return {
    // While a search runs, offers only the previous results that match, so that Enter cannot pick a result of the
    // earlier text.
    choices: isSettled ? rows : rows.filter(({ name }) => fits(name, text)),
    isSearching: !isSettled && !found.isError,
    error: found.error,
  }
}

function fits(name: string, text: string): boolean {
  return name.toLocaleLowerCase().includes(text.toLocaleLowerCase())
}
