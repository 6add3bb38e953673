import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '@thant/contracts/endpoint'
import { useRef } from 'react'
import { type CallArguments, type CallOptions, type CallResult, call } from './calls/api-client.ts'
import type { ApiError } from './calls/api-error.ts'
import type { ShownChange } from './calls/pending-changes.ts'

/**
 * Returns a change by one control, which is shown before the server answers and no longer where it refuses; whoever
 * calls it tells the person so, by `notifyRefused`. Changes through an endpoint are sent one after the other. Not for
 * money, and not for what only the server's answer makes true, such as a link that is revoked.
 */
export function useOptimisticChange<E extends Endpoint>(
  endpoint: E,
  shows: readonly ShownChange<CallOptions<E>>[],
): (sent: CallOptions<E>) => Promise<CallResult<E>> {
  const client = useQueryClient()
  const versions = useRef(new Map<string, number>())
  const { mutateAsync } = useMutation<CallResult<E>, ApiError, CallOptions<E>>({
    scope: { id: `${endpoint.method} ${endpoint.path}` },
    meta: { shows: shows as readonly ShownChange<never>[] },
    mutationFn: async (sent) => {
      const answer = await call(endpoint, ...([followingOwn(sent, versions.current)] as unknown as CallArguments<E>))
      noteVersion(sent, answer, versions.current)
      // It stays where reading anew fails.
      for (const { path, show } of shows)
        client.setQueriesData({ queryKey: [path] }, (known: unknown) => known && show(known, sent))
      return answer
    },
  })
  return (sent) => mutateAsync(sent)
}

type Versioned = { params?: unknown; body?: { __v?: number } }

/** The second of two changes in a row follows the version that the first one saved. */
function followingOwn<Sent>(sent: Sent, saved: ReadonlyMap<string, number>): Sent {
  const { params, body } = sent as Versioned
  const own = saved.get(JSON.stringify(params))
  if (body?.__v === undefined || own === undefined) return sent
  return { ...sent, body: { ...body, __v: Math.max(body.__v, own) } }
}

function noteVersion(sent: unknown, answer: unknown, saved: Map<string, number>): void {
  const { __v: version } = (answer as { data: { __v?: number } | null }).data ?? {}
  if (version !== undefined) saved.set(JSON.stringify((sent as Versioned).params), version)
}
