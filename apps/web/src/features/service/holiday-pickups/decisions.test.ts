import type { HolidayPickup } from '@thant/contracts/service/holiday-pickups'
import { expect, it } from 'vitest'
import { countDecisions, decisionsFor } from './decisions.ts'

const pickup = (_id: string, proposal: HolidayPickup['proposal']): HolidayPickup => ({
  _id,
  __v: 3,
  pickUpTime: '2026-04-14T00:30:00.000Z',
  status: 'CONFIRMED',
  organization: { _id: 'o', name: 'Golden Lotus' },
  site: null,
  policy: null,
  wayType: null,
  takenDays: [],
  coveredOn: null,
  holiday: { day: '2026-04-14', name: 'Thingyan', nameInBurmese: '' },
  proposal,
})

it('sends what is proposed, unless something else was chosen', () => {
  const decisions = decisionsFor(
    [
      pickup('a', { decision: 'move', day: '2026-04-20' }),
      pickup('b', { decision: 'move', day: '2026-04-20' }),
      pickup('c', { decision: 'cancel', day: null }),
      pickup('d', { decision: 'move', day: '2026-04-20' }),
    ],
    new Map([
      ['b', { decision: 'move', day: '2026-04-21', isSure: true }],
      ['d', { decision: 'keep', day: '2026-04-20' }],
    ]),
  )
  expect(decisions).toEqual([
    { _id: 'a', __v: 3, decision: 'move', day: '2026-04-20' },
    { _id: 'b', __v: 3, decision: 'move', day: '2026-04-21', isSure: true },
    { _id: 'c', __v: 3, decision: 'cancel', day: null },
    { _id: 'd', __v: 3, decision: 'keep', day: null },
  ])
  expect(countDecisions(decisions)).toEqual({ move: 2, keep: 1, cancel: 1 })
})
