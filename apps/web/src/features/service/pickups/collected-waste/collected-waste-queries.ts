import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { readAddress } from '#components/data-table/address/list-address.ts'
import { defaultsOf } from '#components/data-table/address/list-defaults.ts'
import { type EndpointQuery, endpointQuery } from '#lib/calls/endpoint-query.ts'
import { collectedWasteSearch } from './collected-waste-search.ts'

export const collectedWasteSort = '-pickUpTime'

/** What the table of collected waste reads first; a date is searched in words of the screen's language. */
export function collectedWasteQueries(organizationId: string, search: URLSearchParams): EndpointQuery[] {
  const { date, ...items } = readAddress(search, defaultsOf(collectedWasteSearch, { sort: collectedWasteSort })).filters
  if (date !== undefined) return []
  const query = { include: 'items' as const, ...items, site: search.get('site') ?? undefined }
  return [endpointQuery(pickupEndpoints.ofOrganization, { params: { organizationId }, query })]
}
