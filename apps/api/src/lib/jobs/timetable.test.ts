import { describe, expect, it } from 'vitest'
import type { Timetable } from '#database/jobs/queues.ts'
import { isOverdue, lastDueOf } from './timetable.ts'

const yangon = 'Asia/Yangon'

describe('the latest moment at which a job was due', { tags: ['R-rel-22'] }, () => {
  it.each<[string, Timetable, string, string]>([
    ['daily, later that day', { dailyAt: '02:00' }, '2026-02-03T08:30+06:30', '2026-02-03T02:00+06:30'],
    ['daily, at the moment', { dailyAt: '02:00' }, '2026-02-03T02:00+06:30', '2026-02-03T02:00+06:30'],
    ['daily, just before', { dailyAt: '09:00' }, '2026-03-01T08:59:59+06:30', '2026-02-28T09:00+06:30'],
    ['every ten minutes', { everyMinutes: 10 }, '2026-02-03T08:39:59+06:30', '2026-02-03T08:30+06:30'],
    ['every quarter, at midnight', { everyMinutes: 15 }, '2026-01-01T00:00+06:30', '2026-01-01T00:00+06:30'],
    ['from 17:00', { everyMinutes: 5, from: '17:00' }, '2026-02-03T17:04+06:30', '2026-02-03T17:00+06:30'],
    ['before 17:00', { everyMinutes: 5, from: '17:00' }, '2026-02-03T16:59+06:30', '2026-02-02T23:55+06:30'],
  ])('%s', (_, timetable, now, due) => {
    expect(lastDueOf(timetable, new Date(now), yangon)).toEqual(new Date(due))
  })

  it('is by the clock of the company where that changes', () => {
    const due = (now: string) => lastDueOf({ dailyAt: '02:30' }, new Date(now), 'Europe/Berlin')
    expect(due('2026-03-29T12:00:00Z')).toEqual(new Date('2026-03-29T01:30:00Z'))
    expect(due('2026-03-28T12:00:00Z')).toEqual(new Date('2026-03-28T01:30:00Z'))
  })
})

describe('a job is overdue', { tags: ['R-rel-22'] }, () => {
  const now = new Date('2026-02-03T08:30Z')
  const due = new Date('2026-02-03T02:00Z')
  it.each([
    ['that ran last before it was due', '2026-02-02T02:00Z', '2026-02-02T02:01Z', true],
    ['but not if it ran since', '2026-02-03T02:00Z', '2026-02-03T02:00Z', false],
    ['but not while it was sent within the hour', '2026-02-03T08:00Z', '2026-02-02T02:00Z', false],
    ['again an hour after it was sent without success', '2026-02-03T07:30Z', '2026-02-02T02:00Z', true],
    ['that ran when the clock was a year ahead', '2027-02-03T02:00Z', '2027-02-03T02:00Z', true],
    ['but not if another server is some minutes ahead', '2026-02-03T08:35Z', '2026-02-03T08:35Z', false],
  ])('%s', (_, sentAt, lastRunAt, expected) => {
    expect(isOverdue({ sentAt: new Date(sentAt), lastRunAt: new Date(lastRunAt) }, due, now)).toBe(expected)
  })
})
