import { useQueries } from '@tanstack/react-query'
import { type CalendarPickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import { call } from '#lib/api-client.ts'
import { endpointKey } from '#lib/use-endpoint.ts'

/** Reads the pickups of a run with their places, in the order of the run; undefined until all of them are there. */
export function useRun(pickups: readonly CalendarPickup[]) {
  return useQueries({
    queries: pickups.map(({ _id: id }) => ({
      queryKey: endpointKey(pickupEndpoints.get, { params: { id } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(pickupEndpoints.get, { params: { id }, signal }),
    })),
    combine: (replies) => {
      const stops = replies.flatMap(({ data }) => (data === undefined ? [] : [data.data]))
      return {
        stops: stops.length === pickups.length ? stops : undefined,
        error: replies.find(({ error }) => error !== null)?.error ?? null,
        retry: () => {
          for (const { error, refetch } of replies) if (error !== null) void refetch()
        },
      }
    },
  })
}
