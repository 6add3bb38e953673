import { useDebouncedValue } from '@mantine/hooks'
import { organizationEndpoints } from '@thant/contracts/organizations'
import { useRef } from 'react'
import { useEndpoint } from '#lib/use-endpoint.ts'

export type OrganizationChoice = { _id: string; name: string; logo: string | null; address: string }

const mostShown = 20
const typingPauseMs = 250

/** What a picker offers for a typed text, asked of the server while it is open, and the one that is chosen. */
export function useOrganizationChoices(chosenId: string | null, typed: string, isOpen: boolean) {
  const chosen = useChosen(chosenId)
  // The chosen name stands in the field too, but is no search.
  const wanted = typed === chosen.choice?.name ? '' : typed.trim()
  const [q] = useDebouncedValue(wanted, typingPauseMs)
  const found = useEndpoint(
    organizationEndpoints.list,
    { query: { q, limit: mostShown, sort: 'name' } },
    { enabled: isOpen, keepsPrevious: true },
  )
  const rows: OrganizationChoice[] = found.data?.data ?? []
  const isSettled = q === wanted && !found.isPlaceholderData && !found.isPending
  return {
    chosen: chosen.choice,
    remember: chosen.remember,
    // Until the answer comes, what is there already and fits: Enter must not take what was looked for before.
    choices: isSettled ? rows : rows.filter((row) => fits(row, wanted)),
    isSearching: !isSettled && !found.isError,
    error: found.error ?? chosen.error,
  }
}

/** The record behind an id: the one picked here, else asked of the server. */
function useChosen(id: string | null) {
  const picked = useRef<OrganizationChoice>(undefined)
  const isPicked = picked.current?._id === id
  const loaded = useEndpoint(
    organizationEndpoints.get,
    { params: { id: id ?? '' } },
    { enabled: id !== null && !isPicked, staleTime: 300_000 },
  )
  return {
    choice: id === null ? undefined : isPicked ? picked.current : loaded.data?.data,
    error: loaded.error,
    remember: (choice: OrganizationChoice | undefined) => {
      picked.current = choice
    },
  }
}

function fits(choice: OrganizationChoice, text: string): boolean {
  return choice.name.toLocaleLowerCase().includes(text.toLocaleLowerCase())
}
