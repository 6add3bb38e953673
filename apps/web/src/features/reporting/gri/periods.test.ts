import { countMonths } from '@thant/contracts/days'
import { describe, expect, it, test } from 'vitest'
import { comparedPeriods, countedUntil, defaultPeriods, finishedMonths, rangeOfQuarter } from './periods.ts'

describe('defaultPeriods', () => {
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
  ])('in %s are calendar months, quarters and years, and end today', { tags: ['11.5-11'] }, (month, expected) => {
    expect(defaultPeriods(month).map(({ range }) => `${range.from} ${range.to}`)).toEqual(expected)
  })
})

test.each([
  [
    { from: '2026-01', to: '2026-10' },
    { from: '2025-03', to: '2025-12' },
    { from: '2025-01', to: '2025-10' },
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
])(
  '%j is compared with as many months before it and with the same a year ago',
  { tags: ['11.5-11'] },
  (range, before, yearAgo) => {
    expect(comparedPeriods(range, '2026-11-23')).toEqual([range, before, yearAgo])
  },
)

test.each([
  ['2026-11 2026-11', '2026-11 2026-11', '2026-10 2026-10', '2025-11 2025-11'],
  ['2026-01 2026-11', '2026-01 2026-11', '2025-02 2025-12', '2025-01 2025-11'],
  ['2026-01 2026-12', '2026-01 2026-11', '2025-02 2025-12', '2025-01 2025-11'],
])(
  '%s, which is not over on 23 November, is compared up to the same day of the month',
  { tags: ['11.5-11'] },
  (requested, ...expected) => {
    const rangeOf = (months: string) => ({ from: months.slice(0, 7), to: months.slice(8) })
    const compared = expected.map((months) => ({ ...rangeOf(months), lastDay: 23 }))
    expect(comparedPeriods(rangeOf(requested), '2026-11-23')).toEqual(compared)
  },
)

test.each([
  [{ from: '2026-01', to: '2026-12' }, '2026-11-23', { from: '2026-01', to: '2026-10' }],
  [{ from: '2026-11', to: '2026-11' }, '2026-11-23', undefined],
  [{ from: '2026-01', to: '2026-10' }, undefined, { from: '2026-01', to: '2026-10' }],
  [{ from: '2026-12', to: '2027-01' }, undefined, undefined],
])('%j counts until %s on 23 November, and is averaged over %j', { tags: ['11.5-13'] }, (range, day, finished) => {
  expect(countedUntil(range, '2026-11-23')).toBe(day)
  expect(finishedMonths(range, '2026-11-23')).toEqual(finished)
})

test.each([
  [['2026-08', '2026-09', '2026-10'], '2026-08 2026-10'],
  [['2025-11', '2026-02', '2026-03'], '2025-11 2026-03'],
  [['2026-11'], '2026-11 2026-11'],
])('a quarter of %j goes from its first to its last month with waste', { tags: ['11.5-11'] }, (months, expected) => {
  const quarter = { label: '', ordinal: 1 as const, firstMonth: months[0] ?? '', months, isInProgress: false }
  const { from, to } = rangeOfQuarter(quarter)
  expect(`${from} ${to}`).toBe(expected)
})

test('months are counted with the first and the last', { tags: ['11.5-13'] }, () => {
  expect(countMonths({ from: '2025-11', to: '2026-01' })).toBe(3)
  expect(countMonths({ from: '2025-01', to: '2026-12' })).toBe(24)
})
