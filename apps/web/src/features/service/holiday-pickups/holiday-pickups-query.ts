import { holidayPickupEndpoints } from '@thant/contracts/service/holiday-pickups'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'

/** The pickups of the holiday that an address names, or of all holidays to come. */
export function holidayPickupsIn(search: URLSearchParams) {
  return { from: search.get('from') ?? undefined, to: search.get('to') ?? undefined }
}

/** What the screen reads first on which staff decide on them. */
export function holidayPickupsQuery(search: URLSearchParams) {
  return endpointQuery(holidayPickupEndpoints.list, { query: holidayPickupsIn(search) })
}
