import type { Role } from '@thant/contracts/roles'
import { createBrowserRouter, type RouteObject } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>
type Visitor = Role | 'signed-out'
let current: { visitor: Visitor; router: Router } | undefined

/** Keeps one router per kind of visitor: signing in or out replaces it, at the same address. */
export function routerFor(visitor: Visitor, routes: () => RouteObject[]): Router {
  if (current?.visitor === visitor) return current.router
  current?.router.dispose()
  current = { visitor, router: createBrowserRouter(routes()) }
  return current.router
}
