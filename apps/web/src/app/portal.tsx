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

/** The screens behind sign-in; their code loads only after it. */
export default function Portal({ area }: { area: Area }) {
  return <RouterProvider router={routerFor(area, () => portalRoutes(area))} />
}

function portalRoutes(area: Area): RouteObject[] {
  return underRoot([
    { path: paths.logIn, element: <ToOwnPage area={area} /> },
    { Component: SignedInShell, children: [{ ErrorBoundary: RouteFailed, children: routesFor(area) }] },
    // An area's own screen takes precedence over a public one at the same address.
    ...publicScreens,
    { path: '*', Component: Elsewhere },
  ])
}
