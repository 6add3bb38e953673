import type { RouteObject } from 'react-router'
import { Root } from './root.tsx'
import { RouteFailed } from './route-failed.tsx'

/** Wraps routes with the loading bar, scroll handling and the error page. */
export function withRootLayout(children: RouteObject[]): RouteObject[] {
  return [{ Component: Root, ErrorBoundary: RouteFailed, HydrateFallback: Nothing, children }]
}

function Nothing() {
  return null
}
