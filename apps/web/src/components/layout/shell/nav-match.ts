import { matchPath } from 'react-router'

/** `screens` are the patterns of further addresses, for an entry whose screens are not all beneath its own. */
export type NavTarget = { href: string; screens?: readonly string[] }

/** An entry also matches the addresses beneath it, except the start page, which would match every address. */
export function isWithin({ href, screens = [] }: NavTarget, pathname: string): boolean {
  if (pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))) return true
  return screens.some((pattern) => matchPath(pattern, pathname) !== null)
}
