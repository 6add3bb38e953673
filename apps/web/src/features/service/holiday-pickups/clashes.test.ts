import type { HolidayPickup } from '@thant/contracts/service/holiday-pickups'
import { expect, it } from 'vitest'
import { clashesOf } from './clashes.ts'

const pickup = (_id: string, day: string | null, changes: Partial<HolidayPickup> = {}): HolidayPickup => ({
  _id,
  __v: 0,
  pickUpTime: '2026-04-14T00:30:00.000Z',
  status: 'CONFIRMED',
  organization: { _id: 'o', name: 'Golden Lotus' },
  site: null,
  policy: null,
  wayType: 'Dry',
  holiday: { day: '2026-04-14', name: 'Thingyan', nameInBurmese: '' },
  takenDays: ['2026-04-21'],
  coveredOn: null,
  proposal: day === null ? { decision: 'cancel', day } : { decision: 'move', day },
  ...changes,
})
const clashes = (...pickups: HolidayPickup[]) => [...clashesOf(pickups, new Map())]

it('is a day that has a pickup of the kind already, by what is proposed or chosen', { tags: ['2.15-11'] }, () => {
  const one = pickup('a', '2026-04-20')
  const other = pickup('b', '2026-04-21')
  expect(clashes(one, other, pickup('c', null))).toEqual(['b'])
  const chosen = new Map([
    ['a', { decision: 'move', day: '2026-04-21' } as const],
    ['b', { decision: 'keep', day: null } as const],
  ])
  expect([...clashesOf([one, other], chosen)]).toEqual(['a'])
})

it('is two pickups of one site and kind that are moved to the same day', { tags: ['2.15-11'] }, () => {
  const one = pickup('a', '2026-04-20')
  expect(clashes(one, pickup('b', '2026-04-20'))).toEqual(['a', 'b'])
  expect(clashes(one, pickup('b', '2026-04-20', { wayType: 'Organic' }))).toEqual([])
  expect(clashes(one, pickup('b', '2026-04-20', { site: 'Night market' }))).toEqual([])
})
