import type { Page } from '@thant/contracts/endpoint'
import { latinDigits } from '@thant/contracts/latin-digits'
import { maxOffset } from '@thant/contracts/list'

export const pageSizes = [25, 50, 100] as const
/** The parameter of the columns that are not shown, with commas between them. */
export const hiddenColumns = 'hidden'

/** The state that a list keeps in the address; `after` is the cursor of a page beyond the API's maximum offset. */
export type ListAddress<Name extends string = string> = {
  page: number
  limit: number
  sort: string
  q: string
  after: string | null
  filters: Readonly<Partial<Record<Name, string>>>
  /** The parameters whose values the list's contract refuses, such as a day that does not exist. */
  refused: readonly string[]
}

/** Query parameters to set; undefined removes a parameter. */
export type AddressChanges = Readonly<Record<string, string | undefined>>

/** The address of another page, with the cursors that the history entry keeps so that Back finds each page again. */
export type PageStep = { changes: AddressChanges; cursors: string[] }

export type AddressDefaults<Name extends string> = {
  sort: string
  filters: readonly Name[]
  isAccepted: (name: string, value: string) => boolean
}

/** A changed filter, sort or page size starts at the first page again. */
export const firstPage: AddressChanges = { page: undefined, after: undefined }

export function readAddress<Name extends string>(
  params: URLSearchParams,
  defaults: AddressDefaults<Name>,
): ListAddress<Name> {
  const refused: string[] = []
  const accepted = (name: string): string | null => {
    const value = params.get(name)
    if (value === null || value === '' || defaults.isAccepted(name, value)) return value
    refused.push(name)
    return null
  }
  const filters: Partial<Record<Name, string>> = {}
  for (const name of defaults.filters) {
    const value = accepted(name)
    if (value !== null && value !== '') filters[name] = value
  }
  return {
    page: positive(params.get('page'), 1),
    limit: positive(accepted('limit'), pageSizes[0]),
    sort: accepted('sort') ?? defaults.sort,
    q: params.get('q') ?? '',
    after: params.get('after'),
    filters,
    refused,
  }
}

/** Returns the query that the list's endpoint takes. */
export function queryOf({
  page,
  limit,
  sort,
  q,
  after,
  filters,
}: Omit<ListAddress, 'refused'>): Record<string, string | number> {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    ...(after === null ? { page } : { after }),
    limit,
    sort,
    ...(q === '' ? {} : { q }),
    ...Object.fromEntries(given),
  }
}

export function changed(before: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}

/** Returns the search, filters, order and page size as the parameters that a saved view keeps. */
export function viewOf({ q, filters, sort, limit }: Pick<ListAddress, 'q' | 'filters' | 'sort' | 'limit'>): string {
  const size = limit === pageSizes[0] ? undefined : String(limit)
  const view = changed(new URLSearchParams(), { q, ...filters, sort, limit: size })
  view.sort()
  return view.toString()
}

/** Returns what shows a saved view at its first page; parameters that the list no longer knows are left out. */
export function viewChanges(view: string, filters: readonly string[]): AddressChanges {
  const kept = new URLSearchParams(view)
  const named = ['q', ...filters, 'sort', 'limit', hiddenColumns].map((name) => [name, kept.get(name) ?? undefined])
  return { ...firstPage, ...Object.fromEntries(named) }
}

/** Returns the next page, which needs the API's cursor `next` when it is deep; undefined when that is missing. */
export function stepForward(
  { page, limit }: ListAddress,
  cursors: string[],
  next: string | null,
): PageStep | undefined {
  if (!isDeep(page + 1, limit)) return { changes: { page: String(page + 1), after: undefined }, cursors: [] }
  if (next === null) return undefined
  return { changes: { page: String(page + 1), after: next }, cursors: [...cursors, next] }
}

/** Returns the previous page; undefined when only the browser's history leads there, e.g. after a link to a deep page. */
export function stepBack({ page, limit }: ListAddress, cursors: string[]): PageStep | undefined {
  const changes = { page: page === 2 ? undefined : String(page - 1), after: undefined }
  if (!isDeep(page - 1, limit)) return { changes, cursors: [] }
  const before = cursors.at(-2)
  return before === undefined ? undefined : { changes: { ...changes, after: before }, cursors: cursors.slice(0, -1) }
}

/** True where no rows follow those of the page. */
export function isLastPage({ next, page, limit, data, total, totalIsCapped }: Page<unknown>): boolean {
  return next === null || (!totalIsCapped && (page - 1) * limit + data.length >= total)
}

/** Returns the queries of the pages before and after one, as far as they are named by their number. */
export function pagesAround(
  params: URLSearchParams,
  { page, limit }: Pick<ListAddress, 'page' | 'limit'>,
  isLast: boolean,
): { before?: string; after?: string } {
  const named = (number: number) => changed(params, { page: String(number), after: undefined }).toString()
  return {
    ...(page > 1 && !isDeep(page, limit) && { before: named(page - 1) }),
    ...(!isLast && !isDeep(page + 1, limit) && { after: named(page + 1) }),
  }
}

/** Returns the last page that can be named: of a list of unknown length, the last one that the API's offset reaches. */
export function lastPageOf({ limit }: Pick<ListAddress, 'limit'>, total: number, isCapped: boolean): number {
  const reachable = Math.floor(maxOffset / limit)
  return isCapped ? reachable : Math.min(Math.max(1, Math.ceil(total / limit)), reachable)
}

/** Returns the page that was typed, or the nearest one; undefined when the text is no number. */
export function typedPage(text: string, lastPage: number): number | undefined {
  const digits = latinDigits(text).trim()
  return /^\d{1,9}$/.test(digits) ? Math.min(Math.max(1, Number(digits)), lastPage) : undefined
}

function isDeep(page: number, limit: number): boolean {
  return page * limit > maxOffset
}

function positive(text: string | null, fallback: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fallback
}
