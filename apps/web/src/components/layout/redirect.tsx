import { Navigate, type To, useLocation } from 'react-router'

/**
 * Leads elsewhere, from each address anew: Navigate goes once, and another address may be shown by it before the way
 * from the first has loaded.
 */
export function Redirect({ to }: { to: To }) {
  const { key, pathname } = useLocation()
  return <Navigate key={`${key}${pathname}`} to={to} replace />
}
