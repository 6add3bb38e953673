import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import type { CalendarPickup, Pickup } from '@thant/contracts/service/pickups'
import { expect, test } from 'vitest'
import { runsOf, typesToWeigh, weightBoxes } from './runs.ts'

let made = 0
const pickupOf = (driver: string | null, status: PickupStatus = 'CONFIRMED'): CalendarPickup => ({
  _id: `pickup ${++made}`,
  __v: 0,
  pickUpTime: '2026-02-03T02:00:00.000Z',
  status,
  wayType: 'Dry',
  plateNumber: '',
  marks: [],
  stopNumber: null,
  plannedArrivalAt: null,
  organization: { _id: 'o', name: 'Lotus Tower' },
  site: { _id: 'o', name: 'Main site' },
  driver: driver === null ? null : { _id: `id of ${driver}`, name: driver, hasLeft: false },
})

test('a day has one run a driver, by name, and what nobody drives yet comes last', () => {
  const pickups = [pickupOf(null), pickupOf('U Win'), pickupOf('Ko Aung'), pickupOf('U Win')]
  expect(runsOf(pickups).map(({ driver, pickups: own }) => [driver?.name, own.length])).toEqual([
    ['Ko Aung', 1],
    ['U Win', 2],
    [undefined, 1],
  ])
})

test('a run keeps the order of time and what is on hold, and leaves out what is cancelled', () => {
  const [first, held, second] = [pickupOf('U Win', 'COMPLETED'), pickupOf('U Win', 'ONHOLD'), pickupOf('U Win')]
  const pickups = [first, pickupOf('U Win', 'CANCELLED'), pickupOf('Ko Aung', 'CANCELLED'), held, second]
  expect(runsOf(pickups).map((run) => run.pickups)).toEqual([[first, held, second]])
})

test('a run follows the accepted order of its day', { tags: ['10.14-18'] }, () => {
  const planned = (stopNumber: number, time: string) => ({
    ...pickupOf('U Win'),
    stopNumber,
    plannedArrivalAt: `2026-02-03T${time}:00.000Z`,
  })
  const pickups = [pickupOf('U Win'), planned(2, '03:00'), planned(1, '01:30')]
  expect(runsOf(pickups)[0]?.pickups.map(({ stopNumber }) => stopNumber)).toEqual([1, null, 2])
})

test('two drivers of one name have a run each', () => {
  const other = { ...pickupOf('U Win'), driver: { _id: 'another', name: 'U Win', hasLeft: false } }
  expect(runsOf([pickupOf('U Win'), other])).toHaveLength(2)
})

test.each([
  ['Dry', ['Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Mixed']],
  ['Organic', ['Organic', 'Mixed']],
  ['Dry + Organic', ['Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic', 'Mixed']],
  [null, ['Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic', 'Mixed']],
] as const)('a way of %s has room for the weights of %j', (wayType, types) => {
  expect(typesToWeigh(wayType)).toEqual(types)
})

test('a completed stop has a box for what was weighed, and one to come has empty boxes', { tags: ['10.14-18'] }, () => {
  const item = { productName: 'Boxes', productType: 'Papers', quantity: 1.5 } as Pickup['items'][number]
  const stop = { wayType: 'Organic', items: [item, { ...item, quantity: 2.25 }] } satisfies Partial<Pickup>
  expect(weightBoxes({ ...stop, status: 'COMPLETED' })).toEqual([{ type: 'Papers', kg: 3.75 }])
  expect(weightBoxes({ ...stop, status: 'CONFIRMED' })).toEqual([{ type: 'Organic' }, { type: 'Mixed' }])
})
