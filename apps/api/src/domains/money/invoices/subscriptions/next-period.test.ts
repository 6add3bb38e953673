import { type Cycle, cycles, monthsOfCycle } from '@thant/contracts/customers/subscriptions'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { nextPeriod } from './next-period.ts'

const today = '2026-02-03'

it.each<[string | null, Cycle, string, string]>([
  ['2026-01-31', 'monthly', '2026-02-01', '2026-02-28'],
  ['2024-01-31', 'monthly', '2024-02-01', '2024-02-29'],
  ['2026-02-28', 'monthly', '2026-03-01', '2026-03-31'],
  ['2024-02-28', 'monthly', '2024-02-29', '2024-03-28'],
  ['2026-01-30', 'monthly', '2026-01-31', '2026-02-27'],
  ['2024-01-30', 'monthly', '2024-01-31', '2024-02-28'],
  ['2026-12-31', 'monthly', '2027-01-01', '2027-01-31'],
  ['2026-11-30', 'quarterly', '2026-12-01', '2027-02-28'],
  ['2026-11-29', 'quarterly', '2026-11-30', '2027-02-27'],
  ['2027-08-31', 'semi-annual', '2027-09-01', '2028-02-29'],
  ['2026-12-31', 'annual', '2027-01-01', '2027-12-31'],
  ['2024-02-28', 'annual', '2024-02-29', '2025-02-27'],
  ['2025-02-28', 'annual', '2025-03-01', '2026-02-28'],
  ['2025-01-15', 'monthly', '2025-01-16', '2025-02-15'],
  [null, 'monthly', '2026-02-03', '2026-03-02'],
  [null, 'annual', '2026-02-03', '2027-02-02'],
])('after %s, billed %s, runs from %s to %s', { tags: ['2.12-17'] }, (contractEndsOn, cycle, start, end) => {
  expect(nextPeriod(contractEndsOn, today, cycle)).toEqual({ start, end })
})

const anyDay = fc
  .integer({ min: 0, max: 36_000 })
  .map((days) => Temporal.PlainDate.from('1995-01-01').add({ days }).toString())

it('leaves no gap, never overlaps, and lasts one cycle to within three days', { tags: ['2.12-17'] }, () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...cycles), (contractEndsOn, cycle) => {
      const { start, end } = nextPeriod(contractEndsOn, today, cycle)
      const first = Temporal.PlainDate.from(start)
      expect(Temporal.PlainDate.from(contractEndsOn).until(first).days).toBe(1)
      const wholeMonths = first.add({ months: monthsOfCycle[cycle] })
      expect(Temporal.PlainDate.from(end).until(wholeMonths).days).toBe(1)
      const days = first.until(wholeMonths).days
      expect(Math.abs(days - monthsOfCycle[cycle] * 30.44)).toBeLessThan(3)
    }),
  )
})

it.each<[string, string[]]>([
  ['2026-01-30', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']],
  ['2024-01-29', ['2024-01-30', '2024-02-29', '2024-03-30', '2024-04-30', '2024-05-30', '2024-06-30']],
  ['2026-01-27', ['2026-01-28', '2026-02-28', '2026-03-28', '2026-04-28', '2026-05-28', '2026-06-28']],
])('month after month from %s, periods begin on the same day again after a shorter month', (endsOn, starts) => {
  const billed: Array<{ start: string; end: string }> = []
  for (const _start of starts) billed.unshift(nextPeriod(billed[0]?.end ?? endsOn, today, 'monthly', billed))
  expect(billed.map(({ start }) => start).toReversed()).toEqual(starts)
})
