import { matchPath, useLocation } from 'react-router'
import { Redirect } from '#components/layout/redirect.tsx'
import { paths } from '#lib/paths.ts'

/** Redirects to sign-in, and back to this page afterwards if the portal has it. */
export function RequireSignIn() {
  const { pathname, search } = useLocation()
  const isWorthComingBack = pathname !== paths.home && isKnownPath(pathname)
  const next = isWorthComingBack ? `?next=${encodeURIComponent(pathname + search)}` : ''
  return <Redirect to={paths.logIn + next} />
}

/** Returns whether any area has a screen at this path, which distinguishes a forbidden path from a nonexistent one. */
export function isKnownPath(pathname: string): boolean {
  return Object.values(paths).some((path) => matchPath(path, pathname) !== null)
}
