import { pickupEndpoints } from '@thant/contracts/pickups'
import { useMemo } from 'react'
import { useEndpoint } from '#lib/use-endpoint.ts'

/** The quarters that an organization has, the latest first; undefined while they load. */
export function useQuarters(organizationId: string) {
  const asked = useEndpoint(pickupEndpoints.quarters, { params: { organizationId } })
  const quarters = useMemo(() => asked.data?.data.quarters.toReversed(), [asked.data])
  return { quarters, error: asked.isError && !quarters ? asked.error : null, retry: () => void asked.refetch() }
}
