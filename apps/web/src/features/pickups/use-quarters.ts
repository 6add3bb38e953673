import { pickupEndpoints } from '@thant/contracts/pickups'
import { useMemo } from 'react'
import { useEndpoint } from '#lib/use-endpoint.ts'

/** Returns an organization's quarters, the latest first; undefined while loading. */
export function useQuarters(organizationId: string) {
  const asked = useEndpoint(pickupEndpoints.quarters, { params: { organizationId } })
  const quarters = useMemo(() => asked.data?.data.quarters.toReversed(), [asked.data])
  return { quarters, error: asked.isError && !quarters ? asked.error : null, retry: () => void asked.refetch() }
}
