import type { DayPlan } from '@thant/contracts/service/day-plans'
import { expect, test } from 'vitest'
import { unloadingsOf, vehiclesOf } from './run-plan.ts'

const site = { _id: 's', name: 'Main site' }
const stopOf = (id: string, trip: number): DayPlan['vehicles'][number]['stops'][number] => ({
  _id: id,
  organization: { _id: 'o', name: 'Lotus Tower' },
  site,
  pickUpTime: '2026-02-03T02:00:00.000Z',
  status: 'CONFIRMED',
  driver: null,
  expectedKg: null,
  location: { lng: 96.15, lat: 16.8 },
  isPinned: false,
  arrivesAt: '2026-02-03T02:00:00.000Z',
  isLate: false,
  expectedArrivalAt: null,
  isExpectedLate: false,
  trip,
})
const truck: DayPlan['vehicles'][number] = {
  _id: 'v',
  name: 'YGN 1A-0001',
  depot: { _id: 'd', name: 'North depot', location: { lng: 96.1, lat: 16.9 } },
  capacityKg: 500,
  stops: [stopOf('a', 1), stopOf('b', 1), stopOf('c', 2)],
  trips: [
    { kg: 400, metres: 9_000, unloadsAt: '2026-02-03T03:30:00.000Z', unloadedAt: '2026-02-03T04:00:00.000Z' },
    { kg: 100, metres: 5_000, unloadsAt: '2026-02-03T05:30:00.000Z', unloadedAt: '2026-02-03T06:00:00.000Z' },
  ],
  metres: 14_000,
  endsAt: '2026-02-03T06:00:00.000Z',
  isPastShift: false,
}
const plan: DayPlan = {
  day: '2026-02-03',
  __v: 1,
  vehicles: [truck, { ...truck, _id: 'other', stops: [] }],
  unassigned: [],
  notes: [],
  metres: 14_000,
  metresByTime: null,
}

test('a vehicle unloads after the last stop of each trip that is on the sheet', { tags: ['10.14-38'] }, () => {
  const vehicle = { plate_number: '', vehicleId: 'v', driver: null }
  const unloading = (at: string) => ({ depot: truck.depot, plannedAt: at, at })
  const day = [
    { _id: 'a', vehicle, unloading: null },
    { _id: 'on hold', vehicle, unloading: unloading('first') },
    { _id: 'of another', vehicle: { ...vehicle, vehicleId: 'w' }, unloading: unloading('theirs') },
    { _id: 'b', vehicle, unloading: unloading('second') },
  ]
  expect([...unloadingsOf(day, new Set(['a', 'b']))]).toEqual([
    ['a', unloading('first')],
    ['b', unloading('second')],
  ])
})

test('a run has the vehicles that drive it, once an order is accepted', () => {
  expect(vehiclesOf(plan, new Set(['c']))).toEqual([truck])
  expect(vehiclesOf({ ...plan, __v: 0 }, new Set(['c']))).toEqual([])
  expect(vehiclesOf(undefined, new Set(['c']))).toEqual([])
})
