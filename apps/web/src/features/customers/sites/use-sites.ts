import { type Site, siteEndpoints } from '@thant/contracts/customers/sites'
import { maxPageSize } from '@thant/contracts/list'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

/** The sites of an organization that the user reaches, the main site first; empty until they are loaded. */
export function useSites(organizationId: string | null): Site[] {
  const request = { params: { id: organizationId ?? '' }, query: { limit: maxPageSize } }
  const sites = useEndpoint(siteEndpoints.list, request, { enabled: organizationId !== null }).data?.data ?? []
  return sites.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
}
