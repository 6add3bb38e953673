import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WorkingDays } from '#domains/company/company-days/working-days.ts'
import { type CutOffRule, cutOffOf, firstDayToAskFor } from './cut-off.ts'

const timeZone = 'Asia/Yangon'
/** Thingyan 2026 from Monday to Friday, and Sunday 8 March works for Saturday 7 March. */
const days: WorkingDays = {
  weekdays: [1, 2, 3, 4, 5, 6],
  closed: new Set(['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-17', '2026-03-07']),
  working: new Set(['2026-03-08']),
}
const defaultRule: CutOffRule = { requestCutOffTime: '16:00', requestCutOffDays: 1, cutOffCountsWorkingDays: true }
const local = (text: string) => new Date(`${text}+06:30`)
const serverZone = process.env.TZ

describe.each(['UTC', 'Asia/Yangon', 'America/New_York'])('on a server in %s', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    process.env.TZ = serverZone
  })

  it.each([
    ['the day before', defaultRule, '2026-02-04T08:00', '2026-02-03T16:00'],
    ['the day before, for 23:59', defaultRule, '2026-02-04T23:59', '2026-02-03T16:00'],
    ['the day before, for half past midnight', defaultRule, '2026-02-04T00:30', '2026-02-03T16:00'],
    ['Saturday for Monday', defaultRule, '2026-02-09T08:00', '2026-02-07T16:00'],
    ['Saturday for a Sunday', defaultRule, '2026-02-08T08:00', '2026-02-07T16:00'],
    ['Friday, since the Saturday was swapped', defaultRule, '2026-03-08T08:00', '2026-03-06T16:00'],
    ['the Sunday that works', defaultRule, '2026-03-09T08:00', '2026-03-08T16:00'],
    ['Saturday before Thingyan', defaultRule, '2026-04-18T08:00', '2026-04-11T16:00'],
    ['two working days before', { ...defaultRule, requestCutOffDays: 2 }, '2026-02-09T08:00', '2026-02-06T16:00'],
    [
      'one day of any kind before',
      { ...defaultRule, cutOffCountsWorkingDays: false },
      '2026-02-09T08:00',
      '2026-02-08T16:00',
    ],
    [
      'on the day',
      { ...defaultRule, requestCutOffDays: 0, requestCutOffTime: '06:00' },
      '2026-02-04T08:00',
      '2026-02-04T06:00',
    ],
    ['at 23:59 before', { ...defaultRule, requestCutOffTime: '23:59' }, '2026-02-04T08:00', '2026-02-03T23:59'],
    ['at 00:30 before', { ...defaultRule, requestCutOffTime: '00:30' }, '2026-02-04T08:00', '2026-02-03T00:30'],
  ])('lets customers ask until %s', { tags: ['10.6-02'] }, (_day, rule, at, until) => {
    expect(cutOffOf(local(at), rule, { days, timeZone })).toEqual(local(until))
  })

  it.each([
    ['2026-02-03T15:59', '2026-02-04'],
    ['2026-02-03T16:00', '2026-02-05'],
    ['2026-02-07T16:00', '2026-02-10'],
    ['2026-04-11T15:59', '2026-04-18'],
    ['2026-04-11T16:01', '2026-04-20'],
    ['2026-02-03T23:59', '2026-02-05'],
    ['2026-02-04T00:30', '2026-02-05'],
  ])('knows at %s that %s is the first day to ask for', { tags: ['10.6-02'] }, (now, day) => {
    expect(firstDayToAskFor(local(now), defaultRule, { days, timeZone })).toBe(day)
  })
})
