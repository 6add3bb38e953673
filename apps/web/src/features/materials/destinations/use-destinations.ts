import { maxPageSize } from '@thant/contracts/list'
import { type Destination, destinationEndpoints } from '@thant/contracts/materials/destinations'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

/** The destinations in use, by name; empty until they are loaded. They are dozens, so that one page has them all. */
export function useDestinations(): Destination[] {
  return useEndpoint(destinationEndpoints.list, { query: { limit: maxPageSize } }).data?.data ?? []
}
