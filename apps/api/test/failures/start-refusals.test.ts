import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema/users.ts'
import { hashPassword } from '#lib/passwords.ts'
import { assertNoKnownPassword, assertRealClock } from '#start-refusals.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()

describe('a start for real use', () => {
  it('is refused with a clock that was moved', () => {
    expect(() => assertRealClock({ DEMO_CLOCK_SHIFT: '-3600' })).toThrow('DEMO_CLOCK_SHIFT is for tests')
    expect(() => assertRealClock({ DEMO_CLOCK_SHIFT: '0' })).toThrow('goes by the clock of its machine')
    expect(() => assertRealClock({ DEMO_CLOCK_SHIFT: ' ' })).not.toThrow()
    expect(() => assertRealClock({})).not.toThrow()
  })

  const account = { name: 'Daw Khin', email: 'finance@demo.example', phone: '', role: 'FINANCE OFFICE' as const }

  beforeAll(async () => {
    await assertNoKnownPassword(testApp.database)
    await testApp.database.insert(users).values({ ...account, passwordHash: await hashPassword('thant-demo') })
  })

  it('is refused on what the demonstration left, while its password is the known one', async () => {
    await expect(assertNoKnownPassword(testApp.database)).rejects.toThrow('start it by npm run demo')
    await testApp.database.update(users).set({ passwordHash: await hashPassword('a door opens slowly') })
    await assertNoKnownPassword(testApp.database)
  })
})
