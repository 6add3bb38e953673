import { hourMs } from '@thant/contracts/durations'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import { pickupEndpoints, type TodaysPickup } from '@thant/contracts/service/pickups'
import { useEffect } from 'react'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { keepAnswersOf } from '#lib/calls/kept-answers.ts'
import { queryClient } from '#lib/calls/query-client.ts'

/**
 * Loads what the stops of today and tomorrow need, one after the other, and keeps it on the phone, so that both days
 * work without network. What was loaded within the hour is not loaded again.
 */
export function useDayAtHand(pickups: readonly TodaysPickup[]): void {
  const ids = pickups.map(({ _id }) => _id).join()
  useEffect(() => {
    if (ids === '') return
    const leaving = new AbortController()
    void loadStops(ids.split(','), leaving.signal)
    return () => leaving.abort()
  }, [ids])
}

async function loadStops(ids: readonly string[], isOver: AbortSignal): Promise<void> {
  const codes = endpointQuery(outcomeEndpoints.codes, {})
  const stops = ids.map((id) => endpointQuery(pickupEndpoints.get, { params: { id } }))
  keepAnswersOf([codes, ...stops].map(({ queryKey }) => queryKey))
  for (const query of [codes, ...stops]) {
    if (isOver.aborted) return
    await queryClient.prefetchQuery<unknown>({ ...query, staleTime: hourMs })
  }
}
