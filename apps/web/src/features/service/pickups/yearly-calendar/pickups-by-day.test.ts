import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { expect, test } from 'vitest'
import { pickupsByDay } from './pickups-by-day.ts'

function pickup(pickUpTime: string): OrganizationPickup {
  return { _id: pickUpTime, pickUpTime, status: 'COMPLETED', wayType: null, site: { _id: 'o', name: 'Main site' } }
}

test('puts a pickup under its day in the company’s time zone', () => {
  const days = pickupsByDay([pickup('2026-02-03T17:29:59Z'), pickup('2026-02-03T17:30:00Z')], 'Asia/Yangon')
  expect([...days.keys()]).toEqual(['2026-02-03', '2026-02-04'])
})
