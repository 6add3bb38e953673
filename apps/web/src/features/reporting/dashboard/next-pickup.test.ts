import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { expect, test } from 'vitest'
import { nextPickup } from './next-pickup.ts'

const today = '2026-02-03'
const zone = 'Asia/Yangon'
const pickup = (pickUpTime: string, status: OrganizationPickup['status']): OrganizationPickup => ({
  _id: `${pickUpTime} ${status}`,
  pickUpTime,
  status,
  wayType: null,
  site: { _id: 'o', name: 'Main site' },
})

test('is the earliest future pickup that is requested or confirmed', () => {
  const pickups = [
    pickup('2026-02-09T03:00:00Z', 'CONFIRMED'),
    pickup('2026-02-02T17:29:00Z', 'CONFIRMED'),
    pickup('2026-02-03T02:59:00Z', 'COMPLETED'),
    pickup('2026-02-04T03:00:00Z', 'CANCELLED'),
    pickup('2026-02-05T03:00:00Z', 'ONHOLD'),
    pickup('2026-02-06T03:00:00Z', 'REQUESTED'),
  ]
  expect(nextPickup(pickups, today, zone)?.pickUpTime).toBe('2026-02-06T03:00:00Z')
})

test('is one of today until the day ends, also after its time', { tags: ['10.14-40'] }, () => {
  const pickups = [pickup('2026-02-02T18:00:00Z', 'CONFIRMED'), pickup('2026-02-09T03:00:00Z', 'CONFIRMED')]
  expect(nextPickup(pickups, today, zone)?.pickUpTime).toBe('2026-02-02T18:00:00Z')
})

test('is undefined when nothing is planned or loaded', () => {
  expect(nextPickup([pickup('2026-02-02T03:00:00Z', 'CONFIRMED')], today, zone)).toBeUndefined()
  expect(nextPickup(undefined, today, zone)).toBeUndefined()
})
