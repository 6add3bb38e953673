import { expect, test } from 'vitest'
import { threeWay } from './three-way.ts'

const base = {
  status: 'CONFIRMED',
  remark: '',
  vehicle: { plate_number: 'YGN 1A-1', driver: null as null | { _id: string; name: string } },
  items: [] as { productName: string; quantity: string }[],
}
const weighed = [{ productName: 'Office paper', quantity: '55.5' }]

test('what others changed stays when only another field was typed here', () => {
  const theirs = { ...base, status: 'COMPLETED', items: weighed }
  const { merged, differences } = threeWay({ base, mine: { ...base, remark: 'Gate 2.' }, theirs })
  expect(merged).toEqual({ ...theirs, remark: 'Gate 2.' })
  expect(differences).toEqual([
    { path: 'status', mine: 'CONFIRMED', theirs: 'COMPLETED', isConflict: false },
    { path: 'items', mine: [], theirs: weighed, isConflict: false },
  ])
})

test('a list that was changed on both sides is told with both values', () => {
  const mine = { ...base, items: [{ productName: 'Cans', quantity: '3' }] }
  const { merged, differences } = threeWay({ base, mine, theirs: { ...base, items: weighed } })
  expect(merged.items).toEqual(mine.items)
  expect(differences).toEqual([{ path: 'items', mine: mine.items, theirs: weighed, isConflict: true }])
})

test('a group is merged field by field, and an object that is no group as one value', () => {
  const driver = { _id: 'd', name: 'Ko Ye' }
  const mine = { ...base, vehicle: { ...base.vehicle, plate_number: 'YGN 2B-2' } }
  const theirs = { ...base, vehicle: { ...base.vehicle, driver } }
  expect(threeWay({ base, mine, theirs }, ['vehicle'])).toEqual({
    merged: { ...base, vehicle: { plate_number: 'YGN 2B-2', driver } },
    differences: [{ path: 'vehicle.driver', mine: null, theirs: driver, isConflict: false }],
  })
  const places = [
    { lng: 96.1, lat: 16.8 },
    { lng: 96.2, lat: 16.8 },
    { lng: 96.1, lat: 16.9 },
  ] as const
  const [at, dragged, theirPlace] = places
  const location = threeWay({ base: { at }, mine: { at: dragged }, theirs: { at: theirPlace } } as never)
  expect(location.merged).toEqual({ at: dragged })
})

test('the same change on both sides is no difference', () => {
  const both = { ...base, remark: 'Ring twice.' }
  expect(threeWay({ base, mine: both, theirs: both })).toEqual({ merged: both, differences: [] })
})
