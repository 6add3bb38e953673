import { MutationCache, QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'
import { onReconnect } from './connection.ts'

const mostRetries = 2

declare module '@tanstack/react-query' {
  interface Register {
    /** `changesNothing`: the server only computes or sends something, so every answer we hold is still true. */
    mutationMeta: { changesNothing?: true }
  }
}

/**
 * Any change may show on any screen: a pickup's new time is in lists, totals, the calendar and the audit log. So a
 * change makes every answer stale, and those on the screen are asked again before it counts as done, because the next
 * change needs the versions that they bring.
 */
const mutationCache = new MutationCache({
  onSuccess: (_data, _sent, _result, { meta }) => {
    if (!meta?.changesNothing) return queryClient.invalidateQueries()
  },
  onError: (error) => {
    if (wasOvertaken(error)) void queryClient.invalidateQueries()
  },
})

export const queryClient: QueryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      // Our own banner knows better than the browser whether the server can be reached.
      networkMode: 'always',
      retry: (count, error) => count < mostRetries && isWorthRetrying(error),
    },
    mutations: { networkMode: 'always' },
  },
})

onReconnect(() => void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.error !== null }))

/** Someone else, or the card provider, changed or deleted the record before us: the screen shows what no longer is. */
function wasOvertaken(error: Error): boolean {
  return isApiError(error) && (error.status === 409 || error.status === 404)
}

function isWorthRetrying(error: Error): boolean {
  return !isApiError(error) || error.isUnreachable || error.status === 502 || error.status === 503
}
