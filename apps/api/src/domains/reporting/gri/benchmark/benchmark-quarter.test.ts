import { expect, it } from 'vitest'
import { benchmarkQuarter } from './benchmark-quarter.ts'

it.each([
  ['no months', {}, '2026-06', '2026-01', '2026-03'],
  ['no months, in the first month of a quarter', {}, '2026-07', '2026-04', '2026-06'],
  ['no months, in January', {}, '2026-01', '2025-10', '2025-12'],
  ['a year', { from: '2025-01', to: '2025-12' }, '2026-06', '2025-10', '2025-12'],
  ['a year that is not over', { from: '2026-01', to: '2026-12' }, '2026-06', '2026-01', '2026-03'],
  ['a quarter', { from: '2025-04', to: '2025-06' }, '2026-06', '2025-04', '2025-06'],
  ['five months around a quarter', { from: '2025-03', to: '2025-07' }, '2026-06', '2025-04', '2025-06'],
])('the quarter compared of %s', { tags: ['11.5-14'] }, (_months, range, now, from, to) => {
  expect(benchmarkQuarter(range, now)).toEqual({ from, to })
})

it.each([
  ['a month', { from: '2025-06', to: '2025-06' }],
  ['three months of two quarters', { from: '2025-05', to: '2025-07' }],
  ['a quarter that is not over', { from: '2026-04', to: '2026-06' }],
  ['months to come', { from: '2027-01', to: '2027-12' }],
])('there is no quarter to compare in %s', { tags: ['11.5-14'] }, (_months, range) => {
  expect(benchmarkQuarter(range, '2026-06')).toBeUndefined()
})
