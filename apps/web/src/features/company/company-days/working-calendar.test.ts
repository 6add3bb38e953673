import { expect, it } from 'vitest'
import { nextWorkingDay, restOf } from './working-calendar.ts'

const unionDay = { kind: 'closed', name: 'Union Day', nameInBurmese: '' } as const
const exchanged = { kind: 'working', name: 'Instead of Monday', nameInBurmese: '' } as const
const calendar = {
  weekdays: [1, 2, 3, 4, 5, 6],
  days: new Map<string, typeof unionDay | typeof exchanged>([
    ['2026-02-12', unionDay],
    ['2026-02-13', unionDay],
    ['2026-02-22', exchanged],
  ]),
}

it('a day is no working day by its entry, or else by its weekday', { tags: ['2.15-15'] }, () => {
  expect(restOf(calendar, '2026-02-11')).toBeUndefined()
  expect(restOf(calendar, '2026-02-12')).toEqual(unionDay)
  expect(restOf(calendar, '2026-02-15')).toBe('weekday')
  expect(restOf(calendar, '2026-02-22')).toBeUndefined()
  expect(restOf({ ...calendar, weekdays: [] }, '2026-02-15')).toBeUndefined()
})

it('the next working day is the day itself, or the first one after closed days and weekdays of rest', () => {
  expect(nextWorkingDay(calendar, '2026-02-11')).toBe('2026-02-11')
  expect(nextWorkingDay(calendar, '2026-02-12')).toBe('2026-02-14')
  expect(nextWorkingDay(calendar, '2026-02-15')).toBe('2026-02-16')
})
