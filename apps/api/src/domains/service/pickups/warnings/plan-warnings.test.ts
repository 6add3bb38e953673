import { expect, test } from 'vitest'
import { isCompletedAhead, warningsOf } from './plan-warnings.ts'

const now = new Date('2026-11-22T03:51:00Z')
const moment = { now, timeZone: 'Asia/Yangon' }
const at = (time: string, status = 'CONFIRMED') => ({ status, pickUpAt: new Date(time) })
const past = 'This time has passed already.'
const early = 'It would be completed before its time.'

test.each([
  ['a new one today at 16:15', undefined, at('2026-11-22T09:45:00Z'), []],
  ['a new one of 2020', undefined, at('2020-01-02T02:30:00Z'), [past]],
  ['a move to yesterday', at('2026-11-23T02:30:00Z'), at('2026-11-21T02:30:00Z'), [past]],
  ['a late completion', at('2026-11-20T02:30:00Z'), at('2026-11-20T02:30:00Z', 'COMPLETED'), []],
  ['one completed half an hour early', at('2026-11-22T04:21:00Z'), at('2026-11-22T04:21:00Z', 'COMPLETED'), []],
  ['one completed six hours early', at('2026-11-22T09:45:00Z'), at('2026-11-22T09:45:00Z', 'COMPLETED'), [early]],
  [
    'a completed one moved to this afternoon',
    at('2026-11-22T02:30:00Z', 'COMPLETED'),
    at('2026-11-22T09:45:00Z', 'COMPLETED'),
    [early],
  ],
  [
    'a remark for one completed early',
    at('2026-11-22T09:45:00Z', 'COMPLETED'),
    at('2026-11-22T09:45:00Z', 'COMPLETED'),
    [],
  ],
])('%s', (_name, before, after, warnings) => {
  expect(warningsOf(before, after, { now })).toEqual(warnings)
})

test("a completed pickup is ahead of its time only on a later day of the company's calendar", () => {
  expect(isCompletedAhead(at('2026-11-22T17:29:00Z', 'COMPLETED'), moment)).toBe(false)
  expect(isCompletedAhead(at('2026-11-22T17:30:00Z', 'COMPLETED'), moment)).toBe(true)
  expect(isCompletedAhead(at('2026-12-12T02:30:00Z', 'CONFIRMED'), moment)).toBe(false)
})
