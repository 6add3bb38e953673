import { MutationCache, QueryClient } from '@tanstack/react-query'
import { dayMs } from '@thant/contracts/durations'
import { isApiError } from './api-error.ts'
import { onReconnect } from './connection.ts'
import type { ShownChange } from './pending-changes.ts'

const maxRetries = 2

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `changesNothing`: the server only computes or sends something, so all cached data is still valid.
     * `shows`: what the change shows before the server has answered it.
     */
    mutationMeta: { changesNothing?: true; shows?: readonly ShownChange<never>[] }
  }
}

/**
 * Invalidates all queries after a change, because it may affect any screen: a pickup's new time is in lists, totals,
 * the calendar and the audit log. Visible queries are refetched first, because the next change needs their versions.
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
      // What was seen is shown again at once, and while there is no network.
      gcTime: dayMs,
      // The offline banner knows better than the browser whether the server is reachable.
      networkMode: 'always',
      retry: (count, error) => count < maxRetries && isWorthRetrying(error),
    },
    mutations: { networkMode: 'always' },
  },
})

onReconnect(() => void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.error !== null }))

/** Another user or the card provider changed or deleted the record first, so the screen is outdated. */
function wasOvertaken(error: Error): boolean {
  return isApiError(error) && (error.status === 409 || error.status === 404)
}

function isWorthRetrying(error: Error): boolean {
  return !isApiError(error) || error.isUnreachable || error.status === 502 || error.status === 503
}
