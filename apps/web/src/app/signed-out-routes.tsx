import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'
import { publicScreens } from './public-routes.tsx'
import { RequireSignIn } from './require-sign-in.tsx'
import { withRootLayout } from './root-route.tsx'
import { screen } from './screen.ts'

const logIn = screen(paths.logIn, () => import('./routes/public/customers/log-in.tsx'))

/** Among these are all screens that the server renders. */
export const signedOutScreens: RouteObject[] = [...publicScreens, logIn]

export function signedOutRoutes(): RouteObject[] {
  return withRootLayout([...signedOutScreens, { path: '*', Component: RequireSignIn }])
}
