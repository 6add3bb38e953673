import type { Direction, FilterName, SortName } from '@thant/contracts/list'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useIsLeaving } from '#lib/use-is-leaving.ts'
import {
  type AddressChanges,
  changed,
  firstPage,
  type ListAddress,
  pageSizes,
  queryOf,
  readAddress,
  stepBack,
  stepForward,
  viewChanges,
  viewOf,
} from './list-address.ts'
import { defaultsOf, type Searchable } from './list-defaults.ts'

export type ListState<Sort extends string = string, Name extends string = string> = Omit<ListAddress<Name>, 'after'> & {
  /** Position of the first shown row in the whole list, from 1. */
  firstRowNumber: number
  /** The query that the list's endpoint takes. */
  query: Record<string, string | number>
  isFiltered: boolean
  /** The parameters that a saved view of what is shown keeps. */
  view: string
  setSort(sort: Direction<Sort>): void
  setLimit: (limit: number) => void
  search: (q: string) => void
  setFilters(changes: Partial<Record<Name, string | undefined>>): void
  clear: () => void
  /** Shows a saved view. */
  show: (view: string) => void
  goForward: (next: string | null) => void
  goBack: () => void
  goTo: (page: number) => void
}

/**
 * Keeps a list's filters, sort and page in the address, so that reload, links and Back show the same rows. Pages beyond
 * the API's maximum offset use cursors, which are stored in the history entry to allow going back page by page.
 */
export function useListState<List extends Searchable>(
  list: List,
  options: { sort?: string } = {},
): ListState<SortName<List>, FilterName<List>> {
  const defaults = defaultsOf(list, options)
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const cursors = useCursors()
  const isLeaving = useIsLeaving()
  const { after, ...address } = readAddress(params, defaults)
  const whole = { ...address, after }

  const change = (changes: AddressChanges, how: { replace?: boolean; cursors?: string[] } = {}) => {
    // A debounced search may fire after a row was clicked; it must not cancel that navigation.
    if (isLeaving()) return
    // Reads window.location because `params` is outdated when a second change precedes the next render.
    setParams(changed(new URLSearchParams(window.location.search), changes), {
      replace: how.replace,
      state: { cursors: how.cursors ?? [] },
    })
  }

  return {
    ...address,
    firstRowNumber: (address.page - 1) * address.limit + 1,
    query: queryOf(whole),
    isFiltered: address.q !== '' || Object.keys(address.filters).length > 0,
    view: viewOf(address),
    setSort: (next) => change({ ...firstPage, sort: next === defaults.sort ? undefined : next }),
    setLimit: (next) => change({ ...firstPage, limit: next === pageSizes[0] ? undefined : String(next) }),
    search: (text) => change({ ...firstPage, q: text }, { replace: address.q !== '' }),
    setFilters: (changes) => change({ ...firstPage, ...changes }),
    clear: () =>
      change({ ...firstPage, q: undefined, ...Object.fromEntries(defaults.filters.map((name) => [name, undefined])) }),
    show: (view) => change(viewChanges(view, defaults.filters)),
    goForward: (next) => {
      const step = stepForward(whole, cursors, next)
      if (step) change(step.changes, step)
    },
    goTo: (page) => change({ page: page === 1 ? undefined : String(page), after: undefined }),
    goBack: () => {
      const step = stepBack(whole, cursors)
      if (step) change(step.changes, step)
      else navigate(-1)
    },
  }
}

function useCursors(): string[] {
  const state: unknown = useLocation().state
  const cursors = (state as { cursors?: unknown } | null)?.cursors
  return Array.isArray(cursors) ? cursors.filter((cursor) => typeof cursor === 'string') : []
}
