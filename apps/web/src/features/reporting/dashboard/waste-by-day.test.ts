import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { expect, test } from 'vitest'
import { wasteByDay } from './waste-by-day.ts'

const pickup = (pickUpTime: string, ...weights: number[]): OrganizationPickup => ({
  _id: pickUpTime,
  pickUpTime,
  status: 'COMPLETED',
  wayType: null,
  site: { _id: 'o', name: 'Main site' },
  items: weights.map((quantity) => ({
    productName: 'Cardboard',
    productType: 'Papers',
    quantity,
    unit: 'kg',
    remark: '',
  })),
})

test('adds up the pickups of a day in the time zone of the company, the earliest day first', () => {
  const rows = wasteByDay(
    [pickup('2026-10-05T17:30:00Z', 5), pickup('2026-10-05T01:30:00Z', 0.1, 0.2), pickup('2026-10-05T04:00:00Z', 0.7)],
    'Asia/Yangon',
  )
  expect(rows.map(({ month, Papers, Organic }) => [month, Papers, Organic])).toEqual([
    ['2026-10-05', 1, 0],
    ['2026-10-06', 5, 0],
  ])
})
