import type { Area } from '@thant/contracts/access'
import { type RouteObject, RouterProvider } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Elsewhere } from './elsewhere.tsx'
import { publicScreens } from './public-routes.tsx'
import { underRoot } from './root-route.tsx'
import { RouteFailed } from './route-failed.tsx'
import { routerFor } from './router.ts'
import { routesFor } from './routes-for.tsx'
import { SignedInShell } from './signed-in-shell.tsx'
import { ToOwnPage } from './to-own-page.tsx'

/** What opens by signing in; none of its code is loaded before. */
export default function Portal({ area }: { area: Area }) {
  return <RouterProvider router={routerFor(area, () => portalRoutes(area))} />
}

function portalRoutes(area: Area): RouteObject[] {
  return underRoot([
    { path: paths.logIn, element: <ToOwnPage area={area} /> },
    { Component: SignedInShell, children: [{ ErrorBoundary: RouteFailed, children: routesFor(area) }] },
    // After the area's own, which may have a screen at the address of a public one.
    ...publicScreens,
    { path: '*', Component: Elsewhere },
  ])
}
