import type { RouteObject } from 'react-router'
import { logIn, publicScreens } from './public-routes.tsx'
import { RequireSignIn } from './require-sign-in.tsx'
import { withRootLayout } from './root-route.tsx'

/** Among these are all screens that the server renders. */
export const signedOutScreens: RouteObject[] = [...publicScreens, logIn]

export function signedOutRoutes(): RouteObject[] {
  return withRootLayout([...signedOutScreens, { path: '*', Component: RequireSignIn }])
}
