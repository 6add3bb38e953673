import { expect, it } from 'vitest'
import { cycleMonths } from './cycle-months.ts'

it('counts from the month of a contract or billed period, else from January', { tags: ['14.7-02'] }, () => {
  const cases = [
    ['monthly', null, '2026-02', 1, true],
    ['quarterly', null, '2026-03', 3, true],
    ['quarterly', null, '2026-04', 1, false],
    ['quarterly', '2025-11-30', '2026-01', 3, true],
    ['quarterly', '2025-11-30', '2026-03', 2, false],
    ['semi-annual', '2025-11-01', '2026-04', 6, true],
    ['annual', '2025-03-15', '2026-02', 12, true],
    // A period that was billed in advance ends its cycles in the same months.
    ['quarterly', '2026-05-01', '2026-01', 3, true],
    ['annual', '2026-05-01', '2026-01', 9, false],
  ] as const
  for (const [cycle, countedFrom, month, count, isOver] of cases) {
    const found = cycleMonths(cycle, countedFrom, month)
    expect([found.months.length, found.months.at(-1), found.isOver], `${cycle} ${countedFrom} ${month}`).toEqual([
      count,
      month,
      isOver,
    ])
  }
})
