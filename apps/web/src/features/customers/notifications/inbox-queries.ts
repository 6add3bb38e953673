import { type InboxQuery, notificationEndpoints } from '@thant/contracts/customers/notifications'
import { type ListAddress, readAddress } from '#components/data-table/address/list-address.ts'
import { defaultsOf } from '#components/data-table/address/list-defaults.ts'
import { type EndpointQuery, endpointQuery } from '#lib/calls/endpoint-query.ts'

/** What the inbox reads first. */
export function inboxQueries(search: URLSearchParams): EndpointQuery[] {
  const query = inboxQueryOf(readAddress(search, defaultsOf(notificationEndpoints.list, {})))
  return [endpointQuery(notificationEndpoints.list, { query })]
}

/** The address was checked by the contract. */
export function inboxQueryOf({ filters, page, sort }: Pick<ListAddress, 'filters' | 'page' | 'sort'>) {
  return { ...filters, page, sort } as Partial<InboxQuery>
}
