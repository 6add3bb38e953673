import { describe, expect, it } from 'vitest'
import { lastNearDay, warningsOfTerm, warningsOfWork } from './day-warnings.ts'

const workingDays = {
  weekdays: [1, 2, 3, 4, 5, 6],
  closed: new Set(['2026-12-04', '2026-12-06']),
  working: new Set(['2026-12-13']),
}
const closed = 'The company is closed on this day.'
const rest = 'The company does not work on this weekday.'
const ended = 'The contract ends before this day.'
const far = 'This day is more than a year ahead.'

describe('a day is doubtful', () => {
  it.each([
    ['2026-12-03', []],
    ['2026-12-04', [closed]],
    ['2026-12-06', [closed]],
    ['2026-12-13', []],
    ['2026-12-20', [rest]],
  ])('by its work: %s %j', (day, warnings) => {
    expect(warningsOfWork(day, workingDays)).toEqual(warnings)
  })

  it.each([
    ['2026-12-31', '2026-12-31', []],
    ['2027-01-01', '2026-12-31', [ended]],
    ['2027-11-24', null, []],
    ['2027-11-25', null, [far]],
    ['2099-01-01', '2026-12-31', [ended, far]],
  ])('by its term: %s with a contract until %s %j', (day, contractEndsOn, warnings) => {
    expect(warningsOfTerm(day, { today: '2026-11-24', contractEndsOn })).toEqual(warnings)
  })

  it('after the end of the contract or a year, whichever is earlier', () => {
    expect(lastNearDay('2026-11-24', '2026-12-31')).toBe('2026-12-31')
    expect(lastNearDay('2026-11-24', '2030-12-31')).toBe('2027-11-24')
    expect(lastNearDay('2028-02-29', null)).toBe('2029-02-28')
  })
})
