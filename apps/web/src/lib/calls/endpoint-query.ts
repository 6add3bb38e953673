import type { QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '@thant/contracts/endpoint'
import { type CallArguments, type CallOptions, type CallResult, call } from './api-client.ts'

/** How to call the API where that is not over the network: the server calls its own. */
type Reading = { signal?: AbortSignal; callApi?: typeof call }

export type EndpointQuery<Answer = unknown> = {
  queryKey: QueryKey
  queryFn: (reading: Reading) => Promise<Answer>
  /** True where only a secret address leads to the answer, which is then not kept on the device. */
  isSecret?: boolean
}

/** Says how an endpoint is read and where its reply is cached, by its path and the request. */
export function endpointQuery<E extends Endpoint>(endpoint: E, request: CallOptions<E>): EndpointQuery<CallResult<E>> {
  return {
    queryKey: [endpoint.path, request],
    queryFn: ({ signal, callApi = call }) =>
      callApi(endpoint, ...([{ ...request, signal }] as unknown as CallArguments<E>)),
  }
}
