import { afterAll, expect, it } from 'vitest'
import { createRoutePlanner } from '#lib/routes/route-planner.ts'
import { createOrganization, createPickup, createSite } from '../../../../test/records/factories.ts'
import { createDepot, createVehicle } from '../../../../test/records/vehicles.ts'
import { signInAs } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { answering, startOutsideServer } from '../../../../test/setup/outside-server.ts'
import { silentLog } from '../../../../test/setup/silent-log.ts'

let isAwake = true
/** Each way between two places is 7 km. */
const server = await startOutsideServer(
  answering((url) => {
    const count = url.split(';').length
    const rows = Array.from({ length: count }, (_, from) => Array.from({ length: count }, (__, to) => +(from !== to)))
    const times = (factor: number) => rows.map((row) => row.map((value) => value * factor))
    return isAwake && url.startsWith('/table/') && { code: 'Ok', distances: times(7_000), durations: times(60) }
  }),
)
const outside = { engineUrl: server.url, distanceUrl: server.url }
const testApp = useTestApp({}, { routePlanner: createRoutePlanner({ log: silentLog, outside }) })
afterAll(() => server.close())

it('has ways by road, and notes where another server could not be used', {
  tags: ['10.14-31', '10.14-32'],
  timeout: 30_000,
}, async () => {
  const manager = await signInAs(testApp, 'OPERATION MANAGER')
  const organization = await createOrganization(manager)
  const depot = await createDepot(manager, { location: { lng: 96.1, lat: 16.8 } })
  await createVehicle(manager, depot, { plate: 'YGN 1A-0001', capacityKg: 500 })
  const place = { location: { lng: 96.11, lat: 16.8 }, openingHours: null }
  const add = async (day: string, overrides: object) => {
    const site = await createSite(manager, organization, { ...place, ...overrides })
    const id = await createPickup(manager, organization, `${day}T02:30:00Z`, [], site)
    const vehicle = { plate_number: 'YGN 1A-0001' }
    await manager.call('PATCH', `/logistics/${id}`, { body: { status: 'CONFIRMED', vehicle } })
  }
  await add('2026-03-02', {})
  expect((await manager.call('GET', '/day_plans/2026-03-02')).body.data).toMatchObject({ metres: 14_000, notes: [] })
  const proposed = await manager.call('POST', '/day_plans/2026-03-02/propose', { body: {} })
  expect(proposed.body.data).toMatchObject({ metres: 14_000, metresByTime: 14_000, notes: ['engine-unusable'] })

  isAwake = false
  await add('2026-03-03', { location: { lng: 96.12, lat: 16.8 } })
  const other = await manager.call('POST', '/day_plans/2026-03-03/propose', { body: {} })
  expect(other.body.data.notes).toEqual(['distances-estimated', 'engine-unusable'])
  expect(other.body.data.metres).toBeLessThan(7_000)
})
