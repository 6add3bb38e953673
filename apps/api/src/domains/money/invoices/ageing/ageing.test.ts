import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ageClasses, daysBefore, daysOverdue } from './ageing.ts'

const today = '2026-03-01'

it.each([
  ['2026-04-01', 0, null],
  ['2026-03-01', 0, null],
  ['2026-02-28', 1, 0],
  ['2026-01-31', 29, 0],
  ['2026-01-30', 30, 30],
  ['2026-01-01', 59, 30],
  ['2025-12-31', 60, 60],
  ['2025-12-02', 89, 60],
  ['2025-12-01', 90, 90],
  ['1999-01-01', 9_921, 90],
])('an invoice due on %s is %i days overdue, in the class from %s', (dueOn, days, overdueFrom) => {
  expect(daysOverdue(dueOn, today)).toBe(days)
  expect(classesOf(dueOn, today)).toEqual([overdueFrom])
})

it('counts a leap day', () => {
  expect(daysOverdue('2024-02-28', '2024-03-01')).toBe(2)
  expect(daysOverdue('2026-02-28', '2026-03-01')).toBe(1)
})

it('puts each due date into exactly one class, by its days overdue', { tags: ['2.12-14'] }, () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 4_000 }), fc.integer({ min: 0, max: 20_000 }), (over, later) => {
      const now = daysBefore('2026-03-01', -later)
      const expected = over < 1 ? null : over < 30 ? 0 : over < 60 ? 30 : over < 90 ? 60 : 90
      expect(classesOf(daysBefore(now, over), now)).toEqual([expected])
    }),
  )
})

function classesOf(dueOn: string, now: string) {
  return ageClasses(now)
    .filter(({ dueFrom, dueTo }) => (dueFrom ?? '') <= dueOn && dueOn <= (dueTo ?? '9999'))
    .map(({ overdueFrom }) => overdueFrom)
}
