import { expect, it } from 'vitest'
import { monthPresets } from './month-presets.ts'

it('offers the months that people ask for, across the end of a year', () => {
  const presets = monthPresets({ from: '2024-05', to: '2026-01' })
  expect(presets.map(({ label, range }) => [label, range.from, range.to])).toEqual([
    ['This month', '2026-01', '2026-01'],
    ['Last month', '2025-12', '2025-12'],
    ['Last 3 months', '2025-11', '2026-01'],
    [undefined, '2025-10', '2025-12'],
    ['This year', '2026-01', '2026-01'],
    ['Last 12 months', '2025-02', '2026-01'],
    ['All time', '2024-05', '2026-01'],
  ])
})

it('leaves out what begins before the first month', () => {
  const presets = monthPresets({ from: '2026-11', to: '2026-11' })
  expect(presets.map(({ label }) => label)).toEqual(['This month', 'All time'])
})

it.each([
  ['2026-11', '2026-07', '2026-09'],
  ['2026-12', '2026-07', '2026-09'],
  ['2026-10', '2026-07', '2026-09'],
  ['2027-03', '2026-10', '2026-12'],
])('offers in %s the last quarter of the calendar, from %s to %s', (to, first, last) => {
  const unnamed = monthPresets({ from: '2024-05', to }).filter(({ label }) => label === undefined)
  expect(unnamed.map(({ range }) => range)).toEqual([{ from: first, to: last }])
})
