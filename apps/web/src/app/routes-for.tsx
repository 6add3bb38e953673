import type { Area } from '@thant/contracts/access'
import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { Elsewhere } from './elsewhere.tsx'
import { paths } from './paths.ts'
import { Root } from './root.tsx'
import { RouteFailed } from './route-failed.tsx'
import { ToOwnPage } from './to-own-page.tsx'

/** One path, another screen by area; who is not signed in has no area. */
export function routesFor(area: Area | undefined): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: RouteFailed,
      HydrateFallback: Nothing,
      children: [
        ...publicScreens,
        ...(area === undefined ? signedOutScreens : [{ path: paths.logIn, element: <ToOwnPage area={area} /> }]),
        ...(area === undefined
          ? []
          : [{ lazy: loadShell, children: [{ ErrorBoundary: RouteFailed, children: screensOf(area) }] }]),
        { path: '*', element: <Elsewhere area={area} /> },
      ],
    },
  ]
}

const publicScreens: RouteObject[] = [
  screen(paths.passwordReset, () => import('./routes/public/password-reset.tsx')),
  screen(paths.newPassword, () => import('./routes/public/new-password.tsx')),
  screen(paths.setup, () => import('./routes/public/setup.tsx')),
]

const signedOutScreens: RouteObject[] = [screen(paths.logIn, () => import('./routes/public/log-in.tsx'))]

const everyone: RouteObject[] = [
  screen(paths.changePassword, () => import('./routes/shared/change-password.tsx')),
  screen(paths.settings, () => import('./routes/shared/settings.tsx')),
]

const welcome: RouteObject[] = [screen(paths.home, () => import('./routes/shared/welcome.tsx'))]

const customer: RouteObject[] = [
  screen(paths.home, () => import('./routes/customer/dashboard.tsx')),
  screen(paths.ownSchedule, () => import('./routes/customer/schedule.tsx')),
  screen(paths.ownDataTable, () => import('./routes/customer/data-table.tsx')),
]

const driver: RouteObject[] = [screen(paths.home, () => import('./routes/driver/today.tsx'))]

const organizations: RouteObject[] = [
  screen(paths.organizations, () => import('./routes/staff/organizations.tsx')),
  screen(paths.organizationSchedule, () => import('./routes/staff/organization-schedule.tsx')),
]

const organizationsAndUsers: RouteObject[] = [
  ...organizations,
  screen(paths.organizationAdd, () => import('./routes/staff/organization-add.tsx')),
  screen(paths.organizationEdit, () => import('./routes/staff/organization-edit.tsx')),
  screen(paths.users, () => import('./routes/staff/users.tsx')),
  screen(paths.userAdd, () => import('./routes/staff/user-add.tsx')),
  screen(paths.userEdit, () => import('./routes/staff/user-edit.tsx')),
]

const screens: Record<Area, RouteObject[]> = {
  admin: [...everyone, ...welcome, ...organizationsAndUsers],
  operation: [...everyone, ...welcome, ...organizationsAndUsers],
  finance: [...everyone, ...welcome, ...organizations],
  customer: [...everyone, ...customer],
  driver: [...everyone, ...driver],
}

export function screensOf(area: Area): RouteObject[] {
  return screens[area]
}

/** Whether someone has a screen there: a foreign path is told apart from one that does not exist. */
export function isKnownPath(pathname: string): boolean {
  return Object.values(screens).some((routes) => matchRoutes(routes, pathname) !== null)
}

function screen(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) }
}

async function loadShell() {
  const { SignedInShell } = await import('./signed-in-shell.tsx')
  return { Component: SignedInShell }
}

function Nothing() {
  return null
}
