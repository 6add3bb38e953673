import { allScreenPaths } from '@thant/contracts/all-screen-paths'
import { describe, expect, it } from 'vitest'
import { isScreenPath } from './is-screen-path.ts'

describe('the path of a screen', () => {
  it.each([...new Set<string>(Object.values(allScreenPaths))])(
    'is %s, in any case and with a last slash too',
    (path) => {
      const filledIn = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
      for (const spelling of [filledIn, `${filledIn}/`, filledIn.toUpperCase()])
        expect(isScreenPath(spelling)).toBe(true)
    },
  )

  it.each([
    '/backup.sql',
    '/.env',
    '/wp-login.php',
    '/users.bak',
    '/users/edit',
    '/users/edit/',
    '/users/edit/1/2',
    '',
  ])('is not %j', (path) => {
    expect(isScreenPath(path)).toBe(false)
  })
})
