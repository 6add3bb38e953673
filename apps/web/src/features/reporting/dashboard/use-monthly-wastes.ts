import { wasteEndpoints } from '@thant/contracts/materials/wastes'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

/** Loads the waste by month of all organizations, or of one or one of its sites. */
export function useMonthlyWastes(organizationId: string | null, site: string | undefined) {
  const ofAll = useEndpoint(wasteEndpoints.monthly, {}, { enabled: organizationId === null })
  const ofOne = useEndpoint(
    wasteEndpoints.monthlyOfOrganization,
    { params: { organizationId: organizationId ?? '' }, query: { site } },
    { enabled: organizationId !== null },
  )
  return organizationId === null ? ofAll : ofOne
}
