import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { useState } from 'react'
import type { Choice } from '#components/pickers/choices.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

/** Returns the organization with this id; loads it unless it was picked just now. */
export function useChosenOrganization(id: string | null) {
  const [picked, remember] = useState<Choice | null>(null)
  const isPicked = picked !== null && picked._id === id
  const loaded = useEndpoint(
    organizationEndpoints.get,
    { params: { id: id ?? '' } },
    { enabled: id !== null && !isPicked, staleTime: 300_000 },
  )
  const found: Choice | null = loaded.data?.data ?? null
  return {
    chosen: id === null ? null : isPicked ? picked : found,
    error: id === null || isPicked ? null : loaded.error,
    remember,
  }
}
