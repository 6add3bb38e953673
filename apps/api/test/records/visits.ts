import { randomUUID } from 'node:crypto'
import type { TestActor } from '../setup/actors.ts'
import { item } from './factories.ts'

/** The body of POST /logistics/:id/visits: all was collected half an hour ago by the tests' clock. */
export function visitForm(overrides: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    collected: 'all',
    items: [item('Papers', 12)],
    recordedAt: '2026-02-03T02:30:00.000Z',
    baseVersion: 0,
    ...overrides,
  }
}

/** A visit without weights, for a reason that needs no photo. */
export function missedVisitForm(overrides: Record<string, unknown> = {}) {
  return visitForm({ collected: 'nothing', code: 'flooded', items: [], ...overrides })
}

export function recordVisit(driver: TestActor, pickup: string, overrides: Record<string, unknown> = {}) {
  return driver.call('POST', `/logistics/${pickup}/visits`, { body: visitForm(overrides) })
}

/** A confirmed pickup of a driver. */
export async function assignPickup(
  staff: TestActor,
  driver: TestActor,
  organizationId: string,
  pickUpTime: string,
): Promise<string> {
  const vehicle = { plate_number: 'YGN 1A-2345', driver: driver.id }
  const body = { organizationId, pickUpTime, vehicle, status: 'CONFIRMED' }
  return (await staff.call('POST', '/logistics', { body })).body.data._id
}

/** A visit that is to be looked at, since its pickup was cancelled. */
export async function createVisitToLookAt(
  staff: TestActor,
  driver: TestActor,
  organizationId: string,
  recorded: Record<string, unknown> = {},
): Promise<{ id: string; pickup: string }> {
  const pickup = await assignPickup(staff, driver, organizationId, '2026-02-03T02:00:00Z')
  await staff.call('PATCH', `/logistics/${pickup}`, { body: { status: 'CANCELLED' } })
  const { body } = await recordVisit(driver, pickup, recorded)
  return { id: body.data._id, pickup }
}
