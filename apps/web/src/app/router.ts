import type { Area } from '@thant/contracts/access'
import { createBrowserRouter } from 'react-router'
import { routesFor } from './routes-for.tsx'

type Router = ReturnType<typeof createBrowserRouter>
let current: { area: Area | undefined; router: Router } | undefined

/** One router at a time: signing in or out replaces it by one with the other routes, at the same address. */
export function routerFor(area: Area | undefined): Router {
  if (current && current.area === area) return current.router
  current?.router.dispose()
  current = { area, router: createBrowserRouter(routesFor(area)) }
  return current.router
}
