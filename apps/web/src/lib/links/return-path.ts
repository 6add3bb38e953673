import { useLocation, useNavigate } from 'react-router'

/** Link state for forms: the current address with the list's filters and page, to return to afterwards. */
export function useReturnState(): { from: string } {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}

/** Returns the address that the form was opened from, or the default when it was opened directly. */
export function useReturnTo(fallback: string): string {
  const state: unknown = useLocation().state
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' ? from : fallback
}

/**
 * Leaves a form after it was saved: back to the list that it was opened from, at the same row, so that Back does not
 * lead into the form again.
 */
export function useLeave(fallback: string): () => void {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const hasList = typeof (state as { from?: unknown } | null)?.from === 'string'
  return () => void (hasList ? navigate(-1) : navigate(fallback, { replace: true }))
}
