import { expect, test } from 'vitest'
import { startWarnings } from './start-warnings.ts'

const safe = {
  host: '127.0.0.1',
  publicUrl: 'http://127.0.0.1:3000',
  payment: undefined,
  routes: { engineUrl: undefined, distanceUrl: undefined },
}
const sandbox = { gateway: 'sandbox' as const, secret: 'x' }

test.each([
  [safe, []],
  [{ ...safe, host: '0.0.0.0', publicUrl: 'https://portal.example' }, []],
  [{ ...safe, host: '0.0.0.0' }, [/^HOST 0\.0\.0\.0 serves other machines without encryption/]],
  [{ ...safe, routes: { ...safe.routes, distanceUrl: 'http://127.0.0.1:5000' } }, []],
  [
    { ...safe, routes: { ...safe.routes, distanceUrl: 'http://osrm:5000' } },
    [/^DISTANCE_URL is asked without encryption/],
  ],
  [{ ...safe, payment: sandbox }, [/^payments are made in the sandbox/]],
])('a start with %j is warned of what is rarely meant', (config, warnings) => {
  expect(startWarnings(config)).toEqual(warnings.map((warning) => expect.stringMatching(warning)))
})
