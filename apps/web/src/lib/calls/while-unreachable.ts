import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'

/** While the server cannot be reached, what it answered before is shown; the banner tells how old that is. */
export function whileUnreachable<Answer>(result: UseQueryResult<Answer, ApiError>): UseQueryResult<Answer, ApiError> {
  if (!result.isRefetchError || !result.error.isUnreachable) return result
  return { ...result, status: 'success', isSuccess: true, isError: false, isRefetchError: false, error: null }
}
