import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Endpoint, Page } from '@thant/contracts/endpoint'
import type * as z from 'zod/mini'
import type { ApiError } from './api-error.ts'
import { type EndpointQuery, endpointQuery } from './endpoint-query.ts'
import { useWithPending } from './pending-changes.ts'
import { whileUnreachable } from './while-unreachable.ts'

/** The `list` endpoint of a `defineList`. */
export type ListEndpoint<Row extends z.ZodMiniType = z.ZodMiniType> = Endpoint & {
  envelope: 'page'
  query: z.ZodMiniObject
  reply: z.ZodMiniArray<Row>
}

export type ListQuery<Row> = UseQueryResult<Page<Row>, ApiError>

export type ListRequest = { params?: Record<string, string>; query: Record<string, string | number | undefined> }

/** Reads one page of a list, and shows the previous page while the next one loads. */
export function useList<Row extends z.ZodMiniType>(
  list: ListEndpoint<Row>,
  query: ListRequest['query'],
  options: { params?: Record<string, string>; enabled?: boolean } = {},
): ListQuery<z.output<Row>> {
  const result = useQuery<Page<z.output<Row>>, ApiError>({
    ...listQuery(list, { params: options.params, query }),
    enabled: options.enabled,
    placeholderData: keepPreviousData,
  })
  return useWithPending(list, whileUnreachable(result))
}

/** Says how a page of a list is read; its query is checked by the server alone. */
export function listQuery<Row extends z.ZodMiniType>(
  list: ListEndpoint<Row>,
  request: ListRequest,
): EndpointQuery<Page<z.output<Row>>> {
  return endpointQuery<Endpoint>(list, request as never) as EndpointQuery<Page<z.output<Row>>>
}
