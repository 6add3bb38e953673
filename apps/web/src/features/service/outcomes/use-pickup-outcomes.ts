import { missedReportEndpoints } from '@thant/contracts/service/missed-reports'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

/** What a pickup failed for and what its customer reported, the latest first; empty while it is loading. */
export function usePickupOutcomes(pickupId: string) {
  const request = { params: { id: pickupId } }
  const outcomes = useEndpoint(outcomeEndpoints.ofPickup, request)
  const reports = useEndpoint(missedReportEndpoints.ofPickup, request)
  return {
    outcomes: outcomes.data?.data ?? [],
    reports: reports.data?.data ?? [],
  }
}
