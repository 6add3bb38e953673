import type { RouteObject } from 'react-router'
import { Root } from './root.tsx'
import { RouteFailed } from './route-failed.tsx'

/** What stands around every screen: progress, the way to the top, and the page for what broke. */
export function underRoot(children: RouteObject[]): RouteObject[] {
  return [{ Component: Root, ErrorBoundary: RouteFailed, HydrateFallback: Nothing, children }]
}

function Nothing() {
  return null
}
