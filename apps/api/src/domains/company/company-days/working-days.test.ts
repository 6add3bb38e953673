import { describe, expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay, nextWorkingDay, previousWorkingDay } from './working-days.ts'

/** Thingyan of 2027 is on 14 to 16 April, a Wednesday to a Friday; the Sunday after it is worked in exchange. */
const days = {
  weekdays: [1, 2, 3, 4, 5, 6],
  closed: new Set(['2027-04-14', '2027-04-15', '2027-04-16', '2027-04-17', '2027-05-02']),
  working: new Set(['2027-04-18', '2027-04-15']),
}

describe('working days', () => {
  it.each([
    ['2027-04-12', true, 'a Monday'],
    ['2027-04-11', false, 'a Sunday'],
    ['2027-04-14', false, 'a closed Wednesday'],
    ['2027-04-18', true, 'a Sunday that is worked'],
    ['2027-04-15', true, 'a day that is both closed and worked'],
    ['2027-05-02', false, 'a closed Sunday'],
  ])('%s is a working day: %j (%s)', { tags: ['2.15-05'] }, (day, isWorked) => {
    expect(isWorkingDay(days, day)).toBe(isWorked)
  })

  it.each([
    ['2027-04-10', '2027-04-12', '2027-04-09'],
    ['2027-04-13', '2027-04-15', '2027-04-12'],
    ['2027-04-14', '2027-04-15', '2027-04-13'],
    ['2027-04-16', '2027-04-18', '2027-04-15'],
    ['2027-12-31', '2028-01-01', '2027-12-30'],
  ])('after %s comes %s, before it %s', (day, next, previous) => {
    expect([nextWorkingDay(days, day), previousWorkingDay(days, day)]).toEqual([next, previous])
  })

  it.each([
    [3, '2027-04-19'],
    [1, '2027-04-15'],
    [0, '2027-04-14'],
    [-1, '2027-04-13'],
    [-3, '2027-04-10'],
  ])('%j working days from a closed 14 April is %s', (count, day) => {
    expect(addWorkingDays(days, '2027-04-14', count)).toBe(day)
  })

  it('follow each other in both directions', () => {
    const week = ['2027-04-12', '2027-04-13', '2027-04-15', '2027-04-18', '2027-04-19']
    expect(week.slice(1)).toEqual(week.slice(0, -1).map((day) => nextWorkingDay(days, day)))
    expect(week.slice(0, -1)).toEqual(week.slice(1).map((day) => previousWorkingDay(days, day)))
  })
})
