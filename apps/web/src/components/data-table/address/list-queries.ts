import type { EndpointQuery } from '#lib/calls/endpoint-query.ts'
import { type ListEndpoint, type ListRequest, listQuery } from '#lib/calls/use-list.ts'
import { queryOf, readAddress } from './list-address.ts'
import { defaultsOf } from './list-defaults.ts'

type Extras = Partial<ListRequest> & {
  /** The order when the address has none, where it is not the contract's. */
  sort?: string | undefined
}

/** Returns the page of a list that an address shows, as `useListState` reads it; nothing for the view of what was deleted. */
export function listQueries(list: ListEndpoint, search: URLSearchParams, extras: Extras = {}): EndpointQuery[] {
  if (search.has('archived')) return []
  const query = queryOf(readAddress(search, defaultsOf(list, extras)))
  return [listQuery(list, { params: extras.params, query: { ...query, ...extras.query } })]
}
