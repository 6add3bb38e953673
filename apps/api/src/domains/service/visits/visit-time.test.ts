import { describe, expect, it } from 'vitest'
import { visitTimeOf } from './visit-time.ts'

const timeZone = 'Asia/Yangon'
/** 12:00 in Yangon on 31 January 2026. */
const plannedAt = new Date('2026-01-31T05:30:00Z')

const judge = (recorded: string, received: string) =>
  visitTimeOf({ recordedAt: new Date(recorded), receivedAt: new Date(received), plannedAt, timeZone })

describe('the time of a visit', () => {
  it.each([
    ['at once', '2026-01-31T06:00:00Z', '2026-01-31T06:00:01Z', false, true],
    ['by a clock that is five minutes fast', '2026-01-31T06:05:00Z', '2026-01-31T06:00:00Z', false, true],
    ['at 23:50 in Yangon, received at 00:10', '2026-01-31T17:20:00Z', '2026-01-31T17:40:00Z', true, true],
    ['in the first minute of its day', '2026-01-30T17:30:00Z', '2026-01-31T05:00:00Z', false, true],
    ['in the last minute before its day', '2026-01-30T17:29:59Z', '2026-01-31T05:00:00Z', true, false],
    ['in the first minute after its day', '2026-01-31T17:30:00Z', '2026-01-31T17:31:00Z', false, false],
    ['ahead at midnight, which is still its day', '2026-01-31T17:32:00Z', '2026-01-31T17:29:00Z', false, true],
    ['seven days ago', '2026-01-31T06:00:00Z', '2026-02-07T17:29:59Z', true, true],
  ])('is right %s', { tags: ['15.1-03'] }, (_when, recorded, received, isLate, isOnItsDay) => {
    expect(judge(recorded, received)).toMatchObject({ isLate, isOnItsDay })
  })

  it('is never ahead of the server', { tags: ['15.1-03'] }, () => {
    expect(judge('2026-01-31T06:04:00Z', '2026-01-31T06:00:00Z').at).toEqual(new Date('2026-01-31T06:00:00Z'))
  })

  it.each([
    ['by a clock that is a day fast', '2026-02-01T06:00:00Z', '2026-01-31T06:00:00Z', 'outcome.time-unlikely'],
    ['more than five minutes ahead', '2026-01-31T06:05:01Z', '2026-01-31T06:00:00Z', 'outcome.time-unlikely'],
    ['eight days ago', '2026-01-31T06:00:00Z', '2026-02-07T17:30:00Z', 'visit.too-late'],
  ])('is refused %s', { tags: ['15.1-03'] }, (_when, recorded, received, code) => {
    expect(() => judge(recorded, received)).toThrow(
      expect.objectContaining({ code, details: { issues: [expect.objectContaining({ path: 'recordedAt' })] } }),
    )
  })
})
