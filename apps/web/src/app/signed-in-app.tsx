import type { Area } from '@thant/contracts/access'
import { type RouteObject, RouterProvider } from 'react-router'
import { paths } from '#lib/paths.ts'
import { FallbackRedirect } from './fallback-redirect.tsx'
import { publicScreens } from './public-routes.tsx'
import { RedirectAfterSignIn } from './redirect-after-sign-in.tsx'
import { withRootLayout } from './root-route.tsx'
import { RouteFailed } from './route-failed.tsx'
import { routerFor } from './router.ts'
import { routesFor } from './routes-for.tsx'
import { SignedInShell } from './signed-in-shell.tsx'

/** The screens behind sign-in; their code loads only after it. */
export default function SignedInApp({ area }: { area: Area }) {
  return <RouterProvider router={routerFor(area, () => signedInRoutes(area))} />
}

function signedInRoutes(area: Area): RouteObject[] {
  return withRootLayout([
    { path: paths.logIn, element: <RedirectAfterSignIn area={area} /> },
    { Component: SignedInShell, children: [{ ErrorBoundary: RouteFailed, children: routesFor(area) }] },
    // An area's own screen takes precedence over a public one at the same address.
    ...publicScreens,
    { path: '*', Component: FallbackRedirect },
  ])
}
