import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Endpoint, Page } from '@thant/contracts/endpoint'
import type * as z from 'zod/mini'
import { type CallArguments, call } from './api-client.ts'
import type { ApiError } from './api-error.ts'
import { endpointKey } from './use-endpoint.ts'

/** The `list` endpoint of a `defineList`. */
export type ListEndpoint<Row extends z.ZodMiniType = z.ZodMiniType> = Endpoint & {
  envelope: 'page'
  query: z.ZodMiniObject
  reply: z.ZodMiniArray<Row>
}

export type ListQuery<Row> = UseQueryResult<Page<Row>, ApiError>

/** Reads one page of a list, and shows the previous page while the next one loads. */
export function useList<Row extends z.ZodMiniType>(
  list: ListEndpoint<Row>,
  query: Record<string, string | number | undefined>,
  options: { params?: Record<string, string>; enabled?: boolean } = {},
): ListQuery<z.output<Row>> {
  const request = { params: options.params, query }
  return useQuery<Page<z.output<Row>>, ApiError>({
    queryKey: endpointKey(list, request),
    queryFn: async ({ signal }) => {
      const sent = [{ ...request, signal }] as unknown as CallArguments<typeof list>
      return (await call(list, ...sent)) as Page<z.output<Row>>
    },
    enabled: options.enabled,
    placeholderData: keepPreviousData,
  })
}
