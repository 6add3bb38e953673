import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { type EndpointQuery, endpointQuery } from '#lib/calls/endpoint-query.ts'
import { shownYear } from './use-year.ts'

/** What the calendar of an organization's year reads first. */
export function yearlyCalendarQueries(organizationId: string, search: URLSearchParams, today: string): EndpointQuery[] {
  const query = { year: shownYear(search, today), site: search.get('site') ?? undefined }
  return [endpointQuery(pickupEndpoints.ofOrganization, { params: { organizationId }, query })]
}
