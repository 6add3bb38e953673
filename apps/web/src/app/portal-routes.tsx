import type { Role } from '@thant/contracts/roles'
import { type RouteObject, redirect } from 'react-router'
import { paths } from '#lib/links/paths.ts'
import { Fallback } from './fallback.tsx'
import { nextAddress } from './next-address.ts'
import { publicScreens } from './public-routes.tsx'
import { withRootLayout } from './root-route.tsx'
import { RouteFailed } from './route-failed.tsx'
import { routesFor } from './routes-for.tsx'
import { SignedInShell } from './signed-in-shell.tsx'

/** Returns every address that someone of the role can open; of all others the fallback says why not. */
export function portalRoutes(role: Role): RouteObject[] {
  return withRootLayout([
    { path: paths.logIn, loader: ({ url }) => redirectAfterSignIn(role, url) },
    {
      Component: SignedInShell,
      children: [{ ErrorBoundary: RouteFailed, children: [...routesFor(role), { path: '*', Component: Fallback }] }],
    },
    // An area's own screen takes precedence over a public one at the same address.
    ...publicScreens,
  ])
}

/** Redirects to the page that required the sign-in, if the user has it, before anything is drawn. */
function redirectAfterSignIn(role: Role, { searchParams }: URL): Response {
  return redirect(nextAddress(routesFor(role), searchParams.get('next') ?? ''))
}
