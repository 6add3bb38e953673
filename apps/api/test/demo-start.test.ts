import { beforeAll, describe, expect, it } from 'vitest'
import { type Config, loadConfig } from '#config.ts'
import { users } from '#database/schema/users.ts'
import { assertNoKnownPassword, assertPrivate, assertRealClock } from '#demo-mode.ts'
import { hashPassword } from '#lib/passwords.ts'
import { useTestApp } from './create-test-app.ts'

const testApp = useTestApp()
const secret = 'Vn3kQ8xTz2LrYw7PcJ5sHd9BgMf4Ae6U'
const configOf = (variables: Record<string, string>): Config => loadConfig({ TOKEN_SECRET: secret, ...variables })

describe('the demonstration', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, 'listens on 0.0.0.0 only with a DEMO_PASSWORD'],
    [{ PUBLIC_URL: 'https://portal.example' }, 'is served at https://portal.example only with a DEMO_PASSWORD'],
  ])('is refused at %s without a password of its own', (place, message) => {
    expect(() => assertPrivate(configOf(place))).toThrow(message)
    expect(() => assertPrivate(configOf({ ...place, DEMO_PASSWORD: 'a door opens slowly' }))).not.toThrow()
    expect(() => assertPrivate(configOf({}))).not.toThrow()
  })
})

describe('a start for real use', () => {
  it('is refused with a clock that was moved', () => {
    expect(() => assertRealClock(configOf({ DEMO_CLOCK_SHIFT: '-3600' }))).toThrow('DEMO_CLOCK_SHIFT is for tests')
    expect(() => assertRealClock(configOf({ DEMO_CLOCK_SHIFT: '0' }))).toThrow('goes by the clock of its machine')
    expect(() => assertRealClock(configOf({}))).not.toThrow()
  })

  const account = { name: 'Daw Khin', email: 'finance@demo.example', phone: '', role: 'FINANCE OFFICE' as const }

  beforeAll(async () => {
    await assertNoKnownPassword(testApp.database)
    await testApp.database.insert(users).values({ ...account, passwordHash: await hashPassword('thant-demo') })
  })

  it('is refused without --demo on what the demonstration left, while its password is the known one', async () => {
    await expect(assertNoKnownPassword(testApp.database)).rejects.toThrow('start it by npm run demo')
    await testApp.database.update(users).set({ passwordHash: await hashPassword('a door opens slowly') })
    await assertNoKnownPassword(testApp.database)
  })
})
