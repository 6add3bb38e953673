import { describe, expect, it, test } from 'vitest'
import { monthsIn, periodBefore, rangeOfQuarter, usualPeriods, yearBefore } from './periods.ts'

describe('usualPeriods', () => {
  it.each([
    [
      '2026-11',
      [
        '2026-11 2026-11',
        '2026-10 2026-10',
        '2026-10 2026-11',
        '2026-07 2026-09',
        '2026-01 2026-11',
        '2025-01 2025-12',
      ],
    ],
    [
      '2026-01',
      [
        '2026-01 2026-01',
        '2025-12 2025-12',
        '2026-01 2026-01',
        '2025-10 2025-12',
        '2026-01 2026-01',
        '2025-01 2025-12',
      ],
    ],
  ])('in %s are calendar months, quarters and years, and end today', (month, expected) => {
    expect(usualPeriods(month).map(({ range }) => `${range.from} ${range.to}`)).toEqual(expected)
  })
})

test.each([
  [
    { from: '2026-01', to: '2026-11' },
    { from: '2025-02', to: '2025-12' },
    { from: '2025-01', to: '2025-11' },
  ],
  [
    { from: '2026-03', to: '2026-03' },
    { from: '2026-02', to: '2026-02' },
    { from: '2025-03', to: '2025-03' },
  ],
  [
    { from: '2025-12', to: '2026-02' },
    { from: '2025-09', to: '2025-11' },
    { from: '2024-12', to: '2025-02' },
  ],
])('%j is compared with as many months before it and with the same a year ago', (range, before, yearAgo) => {
  expect([periodBefore(range), yearBefore(range)]).toEqual([before, yearAgo])
})

test.each([
  [['2026-08', '2026-09', '2026-10'], '2026-08 2026-10'],
  [['2025-11', '2026-02', '2026-03'], '2025-11 2026-03'],
  [['2026-11'], '2026-11 2026-11'],
])('a quarter of %j goes from its first to its last month with waste', (months, expected) => {
  const quarter = { label: '', ordinal: 1 as const, firstMonth: months[0] ?? '', months, isInProgress: false }
  const { from, to } = rangeOfQuarter(quarter)
  expect(`${from} ${to}`).toBe(expected)
})

test('months are counted with the first and the last', () => {
  expect(monthsIn({ from: '2025-11', to: '2026-01' })).toBe(3)
  expect(monthsIn({ from: '2025-01', to: '2026-12' })).toBe(24)
})
