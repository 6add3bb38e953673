import { useQueryClient } from '@tanstack/react-query'
import { billingDraftEndpoints, billingRunEndpoints } from '@thant/contracts/money/billing-runs'
import { useEffect } from 'react'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

/** Looks every second how far a run is that is being billed; its drafts are then read again. */
export function useBillingRun(id: string) {
  const queries = useQueryClient()
  const run = useEndpoint(
    billingRunEndpoints.get,
    { params: { id } },
    { refetchMs: (answer) => (answer?.data.state === 'billing' ? 1_000 : undefined) },
  )
  const settled = run.data?.data.settled
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts change with what is settled
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: [billingDraftEndpoints.list.path] })
  }, [queries, settled])
  return run
}
