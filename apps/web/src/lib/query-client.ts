import { QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'
import { onReconnect } from './connection.ts'

const mostRetries = 2

export const queryClient = new QueryClient({
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

function isWorthRetrying(error: Error): boolean {
  return !isApiError(error) || error.isUnreachable || error.status === 502 || error.status === 503
}
