import { roles } from '@thant/contracts/roles'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { portalRoutes } from '#app/portal-routes.tsx'
import { routesFor } from '#app/routes-for.tsx'
import { signedOutRoutes, signedOutScreens } from '#app/signed-out-routes.tsx'
import { listScreens, listsWithoutTable } from '../e2e/looks/list-screens.ts'
import { endpoints } from './endpoints.ts'
import { addressOfRow, type ScreenRow, screens, screensOfJourneys } from './screens.ts'

const rows: readonly ScreenRow[] = [...Object.values(screens).flat(), ...screensOfJourneys]

/** Routes without code of their own lead elsewhere. */
const all = new Set([...roles.flatMap(routesFor), ...signedOutScreens].filter(({ lazy }) => lazy !== undefined))

it('every screen of the portal is in the table', () => {
  const drawn = new Set(rows.map(routeOf))
  expect([...all].filter((route) => !drawn.has(route)).map(({ path }) => path)).toEqual([])
})

it('every row of the table shows a screen', () => {
  const astray = rows.filter((row) => !all.has(routeOf(row) ?? {}))
  expect(astray.map(({ as, path }) => `${as}: ${path}`)).toEqual([])
})

it('every list of the portal is looked at with long data, by the sweep or by the journeys', () => {
  const lists = endpoints.filter(
    ({ method, envelope, path }) => method === 'GET' && envelope === 'page' && !path.includes('?'),
  )
  const shown = [...rows.map(({ list }) => list), ...listScreens.map(({ path }) => path)]
  const others = lists.map(({ path }) => path).filter((path) => !shown.includes(path))
  expect(others.toSorted()).toEqual(listsWithoutTable)
})

it('every part of what the sweep draws has its test', () => {
  const swept = Object.values(sweeps).map((code) => /sweep\('(\w+)'\)/.exec(code)?.[1])
  expect(swept.toSorted()).toEqual(Object.keys(screens).toSorted())
})

const sweeps = import.meta.glob<string>('./sweep-of-*.screen.test.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

function routeOf(row: ScreenRow): RouteObject | undefined {
  const routes = row.as === 'signed-out' ? signedOutRoutes() : portalRoutes(row.as)
  return matchRoutes(routes, new URL(addressOfRow(row), 'http://portal.example').pathname)?.at(-1)?.route
}
