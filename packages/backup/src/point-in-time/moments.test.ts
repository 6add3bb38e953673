import { describe, expect, it } from 'vitest'
import { describeMoment, parseMoment } from './moments.ts'

const now = new Date('2026-11-22T12:00:00Z')
const read = (text: string, timeZone = 'Asia/Yangon') => parseMoment(text, timeZone, now).toISOString()

describe('a moment to go back to', () => {
  it.each([
    ['2026-11-22 14:05', '2026-11-22T07:35:00.000Z'],
    ['2026-11-22T14:05:09', '2026-11-22T07:35:09.000Z'],
    ['2026-11-22T07:35:09.250Z', '2026-11-22T07:35:09.250Z'],
    ['2026-11-22 14:05+06:30', '2026-11-22T07:35:00.000Z'],
  ])('is read by the clock of the company, or with an offset: %s', (text, instant) => {
    expect(read(text)).toBe(instant)
    expect(describeMoment(new Date(instant), 'Asia/Yangon')).toMatch(/^2026-11-22 14:05:0[09] Asia\/Yangon$/)
  })

  it.each([
    '',
    'yesterday',
    '2026-11-22',
    '14:05',
    '2026-02-30 10:00',
    '2026-11-22 25:00',
    '2026-11-22 14:05 PM',
    '1763',
  ])('is refused where it says no time: %j', { tags: ['R-rel-20'] }, (text) => {
    expect(() => read(text)).toThrow(/is no time\. Write it as "2026-11-22 14:05" by the clock of Asia\/Yangon/)
  })

  it('is refused where the clock showed it twice or never, unless it says its offset', () => {
    expect(() => read('2026-11-01 01:30', 'America/New_York')).toThrow('is no time')
    expect(() => read('2026-03-08 02:30', 'America/New_York')).toThrow('is no time')
    expect(read('2026-11-01 01:30-04:00', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
  })

  it('is refused when it is still to come', { tags: ['R-rel-20'] }, () => {
    expect(() => read('2026-11-22 18:31')).toThrow('2026-11-22 18:31:00 Asia/Yangon is still to come.')
  })
})
