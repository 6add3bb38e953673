import { createDatabase } from '@thant/api/database/client'
import type { Portal } from '@thant/api/lib/context'
import { afterAll, beforeAll, inject } from 'vitest'
import { createTestServices } from '../../../apps/api/test/setup/create-test-app.ts'
import { silentLog } from '../../../apps/api/test/setup/silent-log.ts'
import { createDemoCompany } from '../src/demo-company.ts'
import { now, timeZone } from './chosen-day.ts'

/** Registers hooks that open the demonstration which all tests share; they only read it. */
export function useFilledCompany(): Portal {
  const portal = {} as Portal
  let close: () => Promise<void> = async () => {}
  beforeAll(() => {
    const { connectionString, folder } = inject('demoCompany')
    const { database, pool, ...opened } = createDatabase({ connectionString, log: silentLog, maxConnections: 5 })
    const services = createTestServices(pool, { folder, clock: { now: () => now } })
    Object.assign(portal, { database, pool, services })
    close = opened.close
  })
  afterAll(() => close())
  return portal
}

/** The rows of the demonstration as it would be filled at another moment. */
export function companyAt(instant: Date) {
  const demo = createDemoCompany({ now: instant, timeZone, passwordHash: 'hash' })
  return { ...demo, pickups: [...demo.pickups] }
}
