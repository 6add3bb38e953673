import { maxOffset } from '@thant/contracts/list'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useIsLeaving } from '#lib/use-is-leaving.ts'
import type { ListEndpoint } from '#lib/use-list.ts'

export type ListState = {
  page: number
  limit: number
  /** Of the first row shown, in the whole list. */
  firstPlace: number
  sort: string
  q: string
  /** What is set, by the filter's name. */
  filters: Readonly<Record<string, string>>
  /** As the list's endpoint takes it. */
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
 * Filter, sort and page of a list, kept in the address: a reload, a link and the way back show the same rows. Pages
 * beyond what the API counts go by cursor; the cursors of the way there are kept with the history entry.
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
    // What was typed last may be sent a moment after the click on a row; it must not call the visitor back.
    if (isLeaving()) return
    // From the address itself: a second change may come before the first is rendered.
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
