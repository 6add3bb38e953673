import { matchPath, useLocation } from 'react-router'
import { Redirect } from '#components/layout/redirect.tsx'
import { paths } from '#lib/paths.ts'

/** To sign-in, and back here afterwards if this is a page of the portal. */
export function ToSignIn() {
  const { pathname, search } = useLocation()
  const isWorthComingBack = pathname !== paths.home && isKnownPath(pathname)
  const next = isWorthComingBack ? `?next=${encodeURIComponent(pathname + search)}` : ''
  return <Redirect to={paths.logIn + next} />
}

/** Whether someone has a screen there: a foreign path is told apart from one that does not exist. */
export function isKnownPath(pathname: string): boolean {
  return Object.values(paths).some((path) => matchPath(path, pathname) !== null)
}
