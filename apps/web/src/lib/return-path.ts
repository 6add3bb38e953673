import { useLocation } from 'react-router'

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
