import type { FactorSet } from '@thant/contracts/reporting/factor-sets'
import { describe, expect, it } from 'vitest'
import { factorPeriods } from './factor-periods.ts'

const set = (name: string, validFrom: string): FactorSet => ({
  _id: '5d0c2a4e-8f6b-4c1d-9a37-2b8e6f140023',
  name,
  version: '1',
  source: 'A table',
  gwpSet: 'AR6',
  assessment: 'AR6',
  region: '',
  year: null,
  validFrom,
  createdAt: '2018-01-01T00:00:00.000Z',
  factors: [],
})
/** The latest first, as they are listed. */
const sets = [set('third', '2026-03-31'), set('second', '2026-03-02'), set('first', '2023-01-01')]
const periodsOf = (range: { from?: string; to: string }) =>
  factorPeriods(sets, range).map(({ from, to, factorSet }) => [from, to, factorSet.name])

describe('factorPeriods', () => {
  it.each([
    ['months before another set', { from: '2025-01', to: '2026-02' }, [['2025-01', '2026-02', 'first']]],
    ['a month at whose end a set is in force', { from: '2026-03', to: '2026-03' }, [['2026-03', '2026-03', 'third']]],
    [
      'a span with a change, at the month',
      { from: '2026-01', to: '2026-04' },
      [
        ['2026-01', '2026-02', 'first'],
        ['2026-03', '2026-04', 'third'],
      ],
    ],
    [
      'all months so far',
      { to: '2026-11' },
      [
        [undefined, '2026-02', 'first'],
        ['2026-03', '2026-11', 'third'],
      ],
    ],
    ['months before the first set', { from: '2021-01', to: '2021-12' }, [['2021-01', '2021-12', 'first']]],
  ])('parts %s', { tags: ['11.6-04'] }, (_name, range, expected) => {
    expect(periodsOf(range)).toEqual(expected)
  })
})
