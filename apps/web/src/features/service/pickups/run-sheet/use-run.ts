import { useQueries } from '@tanstack/react-query'
import { type CalendarPickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'

/** Reads the pickups of a run with their places, in the order of the run; undefined until all of them are there. */
export function useRun(pickups: readonly CalendarPickup[]) {
  return useQueries({
    queries: pickups.map(({ _id: id }) => endpointQuery(pickupEndpoints.get, { params: { id } })),
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
