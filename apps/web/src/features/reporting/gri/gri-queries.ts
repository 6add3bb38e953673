import { griCompanyEndpoints, griEndpoints } from '@thant/contracts/reporting/gri'
import { type EndpointQuery, endpointQuery } from '#lib/calls/endpoint-query.ts'
import { griRange } from './use-gri-period.ts'

/** What the page of GRI 306 reads first, of an organization or of all together. */
export function griQueries(
  organizationId: string | undefined,
  search: URLSearchParams,
  thisMonth: string,
): EndpointQuery[] {
  const query = griRange(search, thisMonth)
  if (organizationId === undefined) return [endpointQuery(griCompanyEndpoints.tables, { query })]
  const site = search.get('site') ?? undefined
  return [endpointQuery(griEndpoints.tables, { params: { organizationId }, query: { ...query, site } })]
}
