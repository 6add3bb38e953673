import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

/** Until when customers may ask for a pickup at a time; nothing before the time is known. */
export function useCutOff(at: string | undefined) {
  return useEndpoint(
    pickupRequestEndpoints.cutOff,
    { query: { at: at ?? '' } },
    { enabled: at !== undefined, keepsPrevious: true },
  ).data?.data
}
