import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quartersOf } from './quarters.ts'

describe('quartersOf', () => {
  it.each<[string[], Array<[label: string, ...months: string[]]>]>([
    [[], []],
    [['2026-02'], [['First Quarter 2026', '2026-02']]],
    [['2026-03', '2026-01', '2026-02'], [['First Quarter 2026', '2026-01', '2026-02', '2026-03']]],
    [['2026-01', '2026-01'], [['First Quarter 2026', '2026-01']]],
    [
      ['2025-11', '2026-01', '2026-04', '2026-05'],
      [
        ['First Quarter 2025', '2025-11', '2026-01', '2026-04'],
        ['Second Quarter 2026', '2026-05'],
      ],
    ],
    [
      monthsFrom('2025-01', 15),
      [
        ['First Quarter 2025', '2025-01', '2025-02', '2025-03'],
        ['Second Quarter 2025', '2025-04', '2025-05', '2025-06'],
        ['Third Quarter 2025', '2025-07', '2025-08', '2025-09'],
        ['Fourth Quarter 2025', '2025-10', '2025-11', '2025-12'],
        ['First Quarter 2026', '2026-01', '2026-02', '2026-03'],
      ],
    ],
  ])('groups %j by threes and names them in turn', { tags: ['9-34', 'R-rel-15b'] }, (months, expected) => {
    const quarters = expected.map(([label, ...group]) => ({ label, firstMonth: group[0], months: group }))
    expect(quartersOf(months, '2030-01')).toMatchObject(quarters)
  })

  it.each([
    ['2026-02', ['2026-01', '2026-02'], true],
    ['2026-05', ['2026-01', '2026-02'], true],
    ['2026-03', ['2026-01', '2026-02', '2026-03'], true],
    ['2026-04', ['2026-01', '2026-02', '2026-03'], false],
  ])('in %s, of the months %j, is in progress: %s', (currentMonth, months, expected) => {
    expect(quartersOf(months, currentMonth).map(({ isInProgress }) => isInProgress)).toEqual([expected])
  })

  it('keeps every month once, ascending, in groups of three but for the last', { tags: ['9-33', 'R-rel-15b'] }, () => {
    const month = fc.nat({ max: 400 }).map((index) => monthsFrom('2000-01', index + 1)[index] as string)
    fc.assert(
      fc.property(fc.array(month, { maxLength: 60 }), (months) => {
        const quarters = quartersOf(months, '2030-01')
        expect(quarters.flatMap((quarter) => quarter.months)).toEqual([...new Set(months)].sort())
        for (const [index, quarter] of quarters.entries()) {
          const isLast = index === quarters.length - 1
          expect(quarter.months.length).toBeGreaterThanOrEqual(isLast ? 1 : 3)
          expect(quarter.months.length).toBeLessThanOrEqual(3)
          expect(quarter.firstMonth).toBe(quarter.months[0])
          expect(quarter.ordinal).toBe((index % 4) + 1)
          expect(quarter.label).toBe(
            `${['First', 'Second', 'Third', 'Fourth'][index % 4]} Quarter ${quarter.firstMonth.slice(0, 4)}`,
          )
        }
      }),
    )
  })
})

function monthsFrom(first: string, count: number): string[] {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 15)).toISOString().slice(0, 7),
  )
}
