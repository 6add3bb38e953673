import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pickups } from '@thant/api/database/schema/pickups'
import { generateAllPickups } from '@thant/api/domains/service/schedules/generated-pickups.service'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf } from '../../../apps/api/src/lib/company-time.ts'
import { signInAs, type TestActor } from '../../../apps/api/test/setup/actors.ts'
import { createTestServices, testTimeZone, useTestApp } from '../../../apps/api/test/setup/create-test-app.ts'
import { fillDemoCompany } from '../src/fill.ts'

const testApp = useTestApp()
let staff: TestActor
let folder: string

beforeAll(async () => {
  testApp.clock.set('2027-03-08T03:00:00Z')
  const { clock, database, pool } = testApp
  folder = await mkdtemp(join(tmpdir(), 'thant-demo-holidays-'))
  const portal = { database, pool, services: createTestServices(pool, { folder, clock }) }
  await fillDemoCompany(portal, 'a password for looking around')
  await generateAllPickups(portal)
  staff = await signInAs(testApp, 'OPERATION')
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const thingyan = Array.from({ length: 9 }, (_, index) => `2027-04-${13 + index}`)

it('accepting all proposals for Thingyan moves no pickup to a day with one of its site and kind, nor all to one day', {
  tags: ['2.15-11'],
}, async () => {
  await staff.call('POST', '/company_days', { body: { days: thingyan.map((day) => ({ day, name: 'Thingyan' })) } })
  const address = `/holiday_pickups?from=${thingyan[0]}&to=${thingyan.at(-1)}`
  const listed: Proposed[] = (await staff.call('GET', address)).body.data
  expect(listed.length).toBeGreaterThan(15)
  const decisions = listed.map(({ _id, __v, proposal }) => ({ _id, __v, ...proposal }))
  const { body } = await staff.call('POST', '/holiday_pickups', { body: { decisions } })
  expect(body.data).toMatchObject({ conflicts: [], kept: 0 })
  expect(body.data.moved + body.data.cancelled).toBe(listed.length)
  expect((await staff.call('GET', address)).body.data).toEqual([])

  const rows = await testApp.database.select().from(pickups).where(isNull(pickups.archivedAt))
  const visits = rows
    .filter(({ status }) => status !== 'CANCELLED')
    .map((pickup) => ({ ...pickup, day: dayOf(pickup.pickUpAt, testTimeZone) }))
  const movedIds = new Set(listed.filter(({ proposal }) => proposal.decision === 'move').map(({ _id }) => _id))
  const moved = visits.filter(({ id }) => movedIds.has(id))
  const others = (pickup: (typeof visits)[number]) =>
    visits.filter(
      ({ id, siteId, wayType, day }) =>
        id !== pickup.id && siteId === pickup.siteId && wayType === pickup.wayType && day === pickup.day,
    )
  expect(moved.filter((pickup) => others(pickup).length > 0)).toEqual([])
  const perDay = Map.groupBy(moved, ({ day }) => day)
  expect(perDay.size).toBeGreaterThanOrEqual(5)
  expect(Math.max(...[...perDay.values()].map(({ length }) => length))).toBeLessThan(moved.length / 2)
})

type Proposed = { _id: string; __v: number; proposal: { decision: string; day: string | null } }
