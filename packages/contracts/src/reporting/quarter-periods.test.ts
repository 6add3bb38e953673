import { expect, test } from 'vitest'
import { lastWholeQuarter, periodOf, periodOfQuarters, type Quarter } from './quarters.ts'

const quarter = (ordinal: Quarter['ordinal'], ...months: string[]): Quarter => ({
  label: `Quarter ${ordinal}`,
  ordinal,
  firstMonth: months[0] ?? '',
  months,
  isInProgress: false,
})
const first = quarter(1, '2025-02', '2025-03', '2025-04')
const second = quarter(2, '2025-05', '2025-06', '2025-07')
const third = quarter(3, '2025-08', '2025-09', '2025-11')
const fourth = { ...quarter(4, '2026-01'), isInProgress: true }
const all = [first, second, third, fourth]
const named = (one: Quarter) => ({ ordinal: one.ordinal, year: Number(one.firstMonth.slice(0, 4)) })

test('is one range for neighbours, with their months', () => {
  expect(periodOfQuarters([first, second], all)).toEqual({
    first: named(first),
    last: named(second),
    months: { from: '2025-02', to: '2025-07' },
  })
})

test('names each run of quarters where others between were left out', () => {
  expect(periodOfQuarters([first, third, fourth], all)).toEqual([
    { first: named(first), last: named(first), months: { from: '2025-02', to: '2025-04' } },
    { first: named(third), last: named(fourth), months: { from: '2025-08', to: '2026-01' }, isInProgress: true },
  ])
})

test('is taken from what a report froze, and else from its quarters or its title', () => {
  const period = { first: named(first), last: named(first) }
  expect(periodOf({ title: 'T', quarters: [first], period })).toBe(period)
  expect(periodOf({ title: 'T', quarters: [second] })).toMatchObject({ first: named(second) })
  expect(periodOf({ title: 'T', quarters: [{ firstMonth: '2025-02' }] })).toBe('T')
})

test('the last whole quarter is the latest whose months are over', () => {
  expect(lastWholeQuarter(all.toReversed())).toBe(third)
  expect(lastWholeQuarter([fourth])).toBeUndefined()
})
