import { roles } from '@thant/contracts/roles'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { portalRoutes } from '#app/portal-routes.tsx'
import { signedOutRoutes, signedOutScreens } from '#app/public-routes.tsx'
import { routesFor } from '#app/routes-for.tsx'
import { addressOfRow, type ScreenRow, screensOfJourneys, sweptScreens } from './screens.ts'

const screens = [...sweptScreens, ...screensOfJourneys]

/** Routes without code of their own lead elsewhere. */
const all = new Set([...roles.flatMap(routesFor), ...signedOutScreens].filter(({ lazy }) => lazy !== undefined))

it('every screen of the portal is in the table', () => {
  const drawn = new Set(screens.map(routeOf))
  expect([...all].filter((route) => !drawn.has(route)).map(({ path }) => path)).toEqual([])
})

it('every row of the table shows a screen', () => {
  const astray = screens.filter((row) => !all.has(routeOf(row) ?? {}))
  expect(astray.map(({ as, path }) => `${as}: ${path}`)).toEqual([])
})

function routeOf(row: ScreenRow): RouteObject | undefined {
  const routes = row.as === 'signed-out' ? signedOutRoutes() : portalRoutes(row.as)
  return matchRoutes(routes, new URL(addressOfRow(row), 'http://portal.example').pathname)?.at(-1)?.route
}
