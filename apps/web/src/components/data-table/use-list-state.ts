import { maxOffset } from '@thant/contracts/list'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useIsLeaving } from '#lib/use-is-leaving.ts'
import type { ListEndpoint } from '#lib/use-list.ts'

export type ListState = {
  page: number
  limit: number
  /** Position of the first shown row in the whole list, from 1. */
  firstPlace: number
  sort: string
  q: string
  /** Values of the active filters, by query parameter. */
  filters: Readonly<Record<string, string>>
  /** The query that the list's endpoint takes. */
  query: Record<string, string | number>
  isNarrowed: boolean
  setSort: (sort: string) => void
  setLimit: (limit: number) => void
  search: (q: string) => void
  setFilters: (changes: Record<string, string | undefined>) => void
  clear: () => void
  goForward: (next: string | null) => void
  goBack: () => void
}

export const pageSizes = [25, 50, 100] as const

/**
 * Keeps a list's filters, sort and page in the address, so that reload, links and Back show the same rows. Pages beyond
 * the API's maximum offset use cursors, which are stored in the history entry to allow going back page by page.
 */
export function useListState(list: Pick<ListEndpoint, 'query'>, options: { sort?: string } = {}): ListState {
  const defaults = { sort: options.sort ?? usualSort(list), filters: filterNames(list) }
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const cursors = useCursors()
  const isLeaving = useIsLeaving()

  const page = positive(params.get('page'), 1)
  const limit = positive(params.get('limit'), pageSizes[0])
  const sort = params.get('sort') ?? defaults.sort
  const q = params.get('q') ?? ''
  const after = params.get('after')
  const filters = Object.fromEntries(
    defaults.filters.flatMap((name) => {
      const value = params.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )

  const change = (
    changes: Record<string, string | undefined>,
    options: { replace?: boolean; cursors?: string[] } = {},
  ) => {
    // A debounced search may fire after a row was clicked; it must not cancel that navigation.
    if (isLeaving()) return
    // Reads window.location because `params` is outdated when a second change precedes the next render.
    setParams(changed(new URLSearchParams(window.location.search), changes), {
      replace: options.replace,
      state: { cursors: options.cursors ?? [] },
    })
  }
  const restart = { page: undefined, after: undefined }

  return {
    page,
    limit,
    firstPlace: (page - 1) * limit + 1,
    sort,
    q,
    filters,
    query: { ...(after === null ? { page } : { after }), limit, sort, ...(q === '' ? {} : { q }), ...filters },
    isNarrowed: q !== '' || Object.keys(filters).length > 0,
    setSort: (next) => change({ ...restart, sort: next === defaults.sort ? undefined : next }),
    setLimit: (next) => change({ ...restart, limit: next === pageSizes[0] ? undefined : String(next) }),
    search: (text) => change({ ...restart, q: text }, { replace: q !== '' }),
    setFilters: (changes) => change({ ...restart, ...changes }),
    clear: () =>
      change({ ...restart, q: undefined, ...Object.fromEntries(defaults.filters.map((name) => [name, undefined])) }),
    goForward: (next) => {
      const isDeep = (page + 1) * limit > maxOffset
      if (isDeep && next === null) return
      change(
        { page: String(page + 1), after: isDeep ? (next ?? undefined) : undefined },
        { cursors: isDeep ? [...cursors, next ?? ''] : [] },
      )
    },
    goBack: () => {
      const isDeep = (page - 1) * limit > maxOffset
      const before = cursors.at(-2)
      if (isDeep && before === undefined) return navigate(-1)
      change(
        { page: page === 2 ? undefined : String(page - 1), after: isDeep ? before : undefined },
        { cursors: isDeep ? cursors.slice(0, -1) : [] },
      )
    },
  }
}

const notFilters = ['page', 'limit', 'after', 'sort', 'q']

function filterNames(list: Pick<ListEndpoint, 'query'>): string[] {
  return Object.keys(list.query.shape).filter((name) => !notFilters.includes(name))
}

function usualSort(list: Pick<ListEndpoint, 'query'>): string {
  return String((list.query.parse({}) as { sort?: unknown }).sort)
}

function useCursors(): string[] {
  const state: unknown = useLocation().state
  const cursors = (state as { cursors?: unknown } | null)?.cursors
  return Array.isArray(cursors) ? cursors.filter((cursor) => typeof cursor === 'string') : []
}

function changed(before: URLSearchParams, changes: Record<string, string | undefined>): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}

function positive(text: string | null, fallback: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fallback
}
