import { keepPreviousData, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import type { Endpoint } from '@thant/contracts/endpoint'
import { type CallArguments, type CallOptions, type CallResult, call } from './api-client.ts'
import type { ApiError } from './api-error.ts'
import { endpointQuery } from './endpoint-query.ts'
import { useWithPending } from './pending-changes.ts'
import { whileUnreachable } from './while-unreachable.ts'

type ReadOptions<E extends Endpoint> = {
  enabled?: boolean
  staleTime?: number
  /** Shows the previous data while new data loads, for lists and charts whose filter changed. */
  keepsPrevious?: boolean
  /** Refetches this long after each response while the page is visible; a function decides by the last response. */
  refetchMs?: number | undefined | ((answer: CallResult<E> | undefined) => number | undefined)
}

/** Reads an endpoint; caches the response by path and options. Changes that are not answered yet are shown in it. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  request: CallOptions<E>,
  options: ReadOptions<E> = {},
): UseQueryResult<CallResult<E>, ApiError> {
  const result = useQuery<CallResult<E>, ApiError>({
    ...endpointQuery(endpoint, request),
    enabled: options.enabled,
    // Undefined would replace the client's own time by none.
    ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
    placeholderData: options.keepsPrevious ? keepPreviousData : undefined,
    refetchInterval: ({ state }) => intervalAfter(state.data, options.refetchMs) ?? false,
  })
  return useWithPending(endpoint, whileUnreachable(result))
}

function intervalAfter<Answer>(answer: Answer, ms: number | undefined | ((answer: Answer) => number | undefined)) {
  return typeof ms === 'function' ? ms(answer) : ms
}

/** Writes through an endpoint; the visible queries are refetched before the write counts as done. */
export function useWrite<E extends Endpoint>(endpoint: E) {
  return useMutation<CallResult<E>, ApiError, CallOptions<E>>({
    mutationFn: (sent) => call(endpoint, ...([sent] as unknown as CallArguments<E>)),
  })
}
