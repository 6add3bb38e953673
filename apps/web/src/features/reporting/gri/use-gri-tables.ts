import { griCompanyEndpoints, griEndpoints } from '@thant/contracts/reporting/gri'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

export type GriSubject = { organizationId: string | undefined; site: string | undefined }

/** The tables of an organization or one of its sites, or without an organization those of all together. */
export function useGriTables({ organizationId, site }: GriSubject, { from, to }: MonthRange) {
  const isOfAll = organizationId === undefined
  const request = { params: { organizationId: organizationId ?? '' }, query: { from, to, site } }
  const ofOne = useEndpoint(griEndpoints.tables, request, { enabled: !isOfAll })
  const ofAll = useEndpoint(griCompanyEndpoints.tables, { query: { from, to } }, { enabled: isOfAll })
  return isOfAll ? ofAll : ofOne
}
