import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '@thant/api/config'
import { afterAll, describe, expect, it } from 'vitest'
import { loadDemoConfig } from '../src/demo-config.ts'

const secret = 'Vn3kQ8xTz2LrYw7PcJ5sHd9BgMf4Ae6U'
const DATA_DIR = mkdtempSync(join(tmpdir(), 'thant-demo-config-'))
const load = (variables: Record<string, string> = {}) =>
  loadDemoConfig({ TOKEN_SECRET: secret, DATA_DIR, ...variables })
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

describe('the demonstration', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, 'listens on 0.0.0.0 only with a DEMO_PASSWORD'],
    [
      { PUBLIC_URL: 'https://portal.example', PAYMENT_SANDBOX_PUBLIC: 'true' },
      'is served at https://portal.example only with a DEMO_PASSWORD',
    ],
  ])('is refused at %s without a password of its own', (place, message) => {
    expect(() => load(place)).toThrow(message)
    expect(load({ ...place, DEMO_PASSWORD: 'a door opens slowly' }).password).toBe('a door opens slowly')
    expect(load().password).toBe('thant-demo')
  })

  it('takes payments that are not real, unless it is told otherwise', () => {
    expect(load().config.payment).toMatchObject({ gateway: 'sandbox' })
  })

  it('has the clock of the machine, which tests may shift', () => {
    const hoursAhead = ({ clock }: ReturnType<typeof load>) => (clock.now().getTime() - Date.now()) / 3_600_000
    expect(hoursAhead(load())).toBeCloseTo(0, 2)
    expect(hoursAhead(load({ DEMO_CLOCK_SHIFT: '-3600' }))).toBeCloseTo(-1, 2)
  })

  it.each([
    [{ DEMO_CLOCK_SHIFT: '1 day' }, 'DEMO_CLOCK_SHIFT must be a number of seconds, as in 86400 or -3600.'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD must be at least 8 characters long.'],
  ])('refuses %o in one line', (environment, message) => {
    expect(() => load(environment)).toThrow(new ConfigError(message))
  })
})
