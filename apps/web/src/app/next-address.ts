import { matchPath, matchRoutes, type Path, parsePath, type RouteObject } from 'react-router'
import { paths } from '#lib/links/paths.ts'

/** Returns the address of sign-in, which leads back to this page afterwards if the portal has it. */
export function signInAddress({ pathname, search }: Pick<Path, 'pathname' | 'search'>): string {
  const isWorthComingBack = pathname !== paths.home && isKnownPath(pathname)
  return paths.logIn + (isWorthComingBack ? `?next=${encodeURIComponent(pathname + search)}` : '')
}

/** Returns where sign-in leads: `next` if it is a path of this portal among the user's routes, else the start page. */
export function nextAddress(routes: RouteObject[], next: string): string {
  const isOwn = /^\/(?!\/)/.test(next) && matchRoutes(routes, parsePath(next)) !== null
  return isOwn ? next : paths.home
}

/** The state of the history entry of sign-in after an address that leads nowhere. */
export const noSuchPage = { reason: 'no-such-page' }

/** Returns whether sign-in is shown because of an address that leads nowhere. */
export function isNoSuchPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'reason' in state && state.reason === noSuchPage.reason
}

/**
 * The addresses of money-paths.ts, bin-paths.ts and road-paths.ts are below these; pages of the public do not carry each of
 * them.
 */
const laterPatterns = [
  '/payment/*',
  '/invoice/*',
  '/organizations/prices/*',
  '/bin/*',
  '/schedule/visits/*',
  '/driver/*',
]

/** Returns whether any area has a screen at this path, which distinguishes a forbidden path from a nonexistent one. */
export function isKnownPath(pathname: string): boolean {
  return [...Object.values(paths), ...laterPatterns].some((path) => matchPath(path, pathname) !== null)
}
