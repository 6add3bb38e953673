import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import type { PickupRequest } from '@thant/contracts/service/pickup-requests'
import { expect, test } from 'vitest'
import { openMatters, reportablePickups } from './open-matters.ts'

const now = Date.parse('2026-02-03T03:00:00Z')

const pickup = (pickUpTime: string, given: Partial<OrganizationPickup> = {}): OrganizationPickup => ({
  _id: pickUpTime,
  pickUpTime,
  status: 'CONFIRMED',
  wayType: null,
  site: { _id: 'o', name: 'Main site' },
  marks: [],
  ...given,
})
const request = (state: PickupRequest['state']) => ({ _id: state, state, expiresAt: '' }) as PickupRequest
const namesOf = (requests: PickupRequest[], pickups: OrganizationPickup[]) =>
  openMatters(requests, pickups, now).map((matter) => [
    matter.kind,
    'request' in matter ? matter.request._id : matter.pickup._id,
  ])

test('what waits for the customer stands before what waits for the company', { tags: ['10.5-13'] }, () => {
  const failed = pickup('2026-01-20T03:00:00Z', { status: 'ONHOLD', marks: ['not-collected'] })
  const reported = pickup('2026-01-21T03:00:00Z', { marks: ['missed-reported'] })
  const unrecorded = pickup('2026-02-02T03:00:00Z')
  expect(namesOf([request('OPEN'), request('COUNTERED')], [reported, failed, unrecorded])).toEqual([
    ['offer', 'COUNTERED'],
    ['failed', failed._id],
    ['unrecorded', unrecorded._id],
    ['request', 'OPEN'],
    ['reported', reported._id],
  ])
})

test('a failed pickup for which another time is asked already is open as that request alone', () => {
  const failed = pickup('2026-01-20T03:00:00Z', { status: 'ONHOLD', marks: ['not-collected', 'move-requested'] })
  expect(namesOf([request('OPEN')], [failed])).toEqual([['request', 'OPEN']])
})

test('a contradicted failure is open once', () => {
  const failed = pickup('2026-01-20T03:00:00Z', { status: 'ONHOLD', marks: ['not-collected', 'missed-reported'] })
  expect(namesOf([], [failed])).toEqual([['reported', failed._id]])
})

test.each([
  ['2026-02-03T02:00:00Z', 'an hour ago', true],
  ['2026-02-03T02:01:00Z', 'less than an hour ago', false],
  ['2026-01-20T03:00:00Z', 'two weeks ago', true],
  ['2026-01-20T02:59:00Z', 'longer ago', false],
])(
  'that nobody came can be reported of a pickup of %s, %s: %s',
  { tags: ['10.5-13'] },
  (pickUpTime, _, isReportable) => {
    expect(reportablePickups([pickup(pickUpTime)], now)).toHaveLength(isReportable ? 1 : 0)
  },
)

test('nothing is reported of a pickup that was collected, cancelled, reported or has its reason', () => {
  const at = '2026-02-02T03:00:00Z'
  const settled = [
    pickup(at, { status: 'COMPLETED' }),
    pickup(at, { status: 'CANCELLED' }),
    pickup(at, { marks: ['missed-reported'] }),
    pickup(at, { status: 'ONHOLD', marks: ['not-collected'] }),
  ]
  expect(reportablePickups(settled, now)).toEqual([])
  expect(openMatters([], [pickup('2026-02-03T02:30:00Z')], now)).toMatchObject([{ kind: 'late' }])
})

test('of several pickups without a record the latest is open, and all can be reported', () => {
  const [older, latest] = [pickup('2026-02-01T03:00:00Z'), pickup('2026-02-02T03:00:00Z')]
  expect(namesOf([], [older, latest])).toEqual([['unrecorded', latest._id]])
  expect(reportablePickups([older, latest], now)).toEqual([latest, older])
})
