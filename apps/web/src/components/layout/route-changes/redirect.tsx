import { Navigate, type To, useLocation } from 'react-router'

/** The server cannot draw a screen that only leads to another one. */
export class LeadsElsewhere extends Error {}

/**
 * Redirects once per address. Navigate redirects only once while mounted, but the address may change again before the
 * target's code has loaded.
 */
export function Redirect({ to, state }: { to: To; state?: unknown }) {
  const { key, pathname } = useLocation()
  if (typeof window === 'undefined') throw new LeadsElsewhere()
  return <Navigate key={`${key}${pathname}`} to={to} state={state} replace />
}
