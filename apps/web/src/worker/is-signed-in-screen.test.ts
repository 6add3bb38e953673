import { expect, it } from 'vitest'
import { paths } from '#lib/links/paths.ts'
import { publicScreens } from '../app/public-routes.tsx'
import { isSignedInScreen } from './is-signed-in-screen.ts'

it('no public screen is answered without network', () => {
  const fill = (path = '') => path.replaceAll(/:\w+/g, 'x')
  const all = [paths.logIn, ...publicScreens.map(({ path }) => path)]
  expect(all.filter((path) => isSignedInScreen(fill(path)))).toEqual([])
})

it.each([
  ['/', true],
  ['/users', true],
  ['/Users/edit/7/', true],
  ['/payment/orders', true],
  ['/payment', false],
  ['/report/verify', false],
  ['/setup/secret', false],
  ['/api', false],
  ['/api/users', false],
  ['/api/files/1', false],
  ['/unknown', false],
])('%s is a screen of people who have signed in: %s', (pathname, is) => {
  expect(isSignedInScreen(pathname)).toBe(is)
})
