import { Navigate, type To, useLocation } from 'react-router'

/**
 * Redirects once per address. Navigate redirects only once while mounted, but the address may change again before the
 * target's code has loaded.
 */
export function Redirect({ to, state }: { to: To; state?: unknown }) {
  const { key, pathname } = useLocation()
  return <Navigate key={`${key}${pathname}`} to={to} state={state} replace />
}
