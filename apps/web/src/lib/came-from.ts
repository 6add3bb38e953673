import { useLocation } from 'react-router'

/** For links that lead into a form: where they stand, with a list's filters and page. */
export function useFromHere(): { from: string } {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}

/** Where the form was opened from; `usual` when its address was opened directly. */
export function useCameFrom(usual: string): string {
  const state: unknown = useLocation().state
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' ? from : usual
}
