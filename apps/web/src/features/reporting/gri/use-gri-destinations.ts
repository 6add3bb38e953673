import { griDestinationEndpoints } from '@thant/contracts/reporting/gri-destinations'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import type { GriSubject } from './use-gri-tables.ts'

export function useGriDestinations({ organizationId, site }: GriSubject, { from, to }: MonthRange) {
  const isOfAll = organizationId === undefined
  const request = { params: { organizationId: organizationId ?? '' }, query: { from, to, site } }
  const ofOne = useEndpoint(griDestinationEndpoints.ofOrganization, request, { enabled: !isOfAll })
  const ofAll = useEndpoint(griDestinationEndpoints.ofCompany, { query: { from, to } }, { enabled: isOfAll })
  return isOfAll ? ofAll : ofOne
}
