import { griYearEndpoints } from '@thant/contracts/reporting/gri-years'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import type { GriSubject } from './use-gri-tables.ts'

export function useGriYears({ organizationId, site }: GriSubject, { from, to }: MonthRange) {
  const isOfAll = organizationId === undefined
  const request = { params: { organizationId: organizationId ?? '' }, query: { from, to, site } }
  const ofOne = useEndpoint(griYearEndpoints.ofOrganization, request, { enabled: !isOfAll })
  const ofAll = useEndpoint(griYearEndpoints.ofCompany, { query: { from, to } }, { enabled: isOfAll })
  return isOfAll ? ofAll : ofOne
}
