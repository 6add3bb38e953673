import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useMemo } from 'react'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

/** Returns the quarters of an organization or of one of its sites, the latest first; undefined while loading. */
export function useQuarters(organizationId: string, site?: string) {
  const result = useEndpoint(pickupEndpoints.quarters, { params: { organizationId }, query: { site } })
  const quarters = useMemo(() => result.data?.data.quarters.toReversed(), [result.data])
  return { quarters, error: result.isError && !quarters ? result.error : null, retry: () => void result.refetch() }
}
