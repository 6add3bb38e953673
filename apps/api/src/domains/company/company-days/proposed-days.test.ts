import { describe, expect, it } from 'vitest'
import { holidaysOfMyanmar } from './holidays-of-myanmar.ts'
import { proposedDaysOf } from './proposed-days.ts'
import { publishedHolidays } from './published-holidays.ts'

const daysOf = (year: number, isLeftOut: boolean) =>
  proposedDaysOf(year)
    .filter((day) => day.isLeftOut === isLeftOut)
    .map(({ day }) => day.slice('2026-'.length))

describe('the holidays of a year', () => {
  it('2026 are those of the published list, and those that it lacks are left to staff', { tags: ['2.15-02'] }, () => {
    const april = daysOf(2026, false).filter((day) => day.startsWith('04-') && day < '04-22')
    expect(april).toEqual(Array.from({ length: 9 }, (_, index) => `04-${11 + index}`))
    expect(daysOf(2026, false)).toEqual(expect.arrayContaining(['01-02', '02-13', '02-16', '11-23']))
    expect(daysOf(2026, true)).toEqual(['04-20', '04-21'])
  })

  it('say which of their lists name them, and where these differ', { tags: ['2.15-02'] }, () => {
    const proposed = new Map(proposedDaysOf(2026).map((day) => [day.day, day]))
    const named = (day: string) => [
      proposed.get(day)?.sources.map(({ source }) => source),
      proposed.get(day)?.isDisputed,
    ]
    expect(named('2026-04-13')).toEqual([['Bank list (scbmm.com)', 'burma-calendar', 'time.so'], false])
    expect(named('2026-04-12')).toEqual([['Bank list (scbmm.com)', 'burma-calendar'], true])
    expect(named('2026-04-21')).toEqual([['time.so'], true])
  })

  it.each([
    [2022, ['04-09', '04-16', '07-10', '10-24'], ['01-01', '04-17', '11-06', '12-31']],
    [2023, ['01-01', '04-09', '04-17', '11-26', '12-31'], ['06-29', '11-13']],
    [2024, ['04-13', '04-21', '06-17', '11-01', '12-31'], ['01-01']],
    [2025, ['03-12', '03-14', '04-13', '04-21', '06-07', '10-21', '11-03', '12-26'], ['04-22', '10-08', '10-20']],
  ])('%s are those of its first list', { tags: ['2.15-02'] }, (year, days, leftOut) => {
    expect(daysOf(year, false)).toEqual(expect.arrayContaining(days))
    expect(daysOf(year, true)).toEqual(leftOut)
  })

  it('are named as the first list of their year names them', () => {
    const nameOf = (day: string) => proposedDaysOf(2024).find((proposed) => proposed.day === day)?.name
    expect(nameOf('2024-12-31')).toBe('Substitute holiday')
  })

  it('come from two lists at least, which were published at different places', { tags: ['2.15-02'] }, () => {
    for (const [year, lists = []] of Object.entries(publishedHolidays)) {
      const publishers = new Set(lists.map(({ address }) => publisherOf(address)))
      expect([year, publishers.size]).toEqual([year, lists.length])
      expect(publishers.size).toBeGreaterThanOrEqual(2)
    }
  })

  it('without a list are worked out', { tags: ['2.15-02'] }, () => {
    expect(proposedDaysOf(2027)).toEqual(
      holidaysOfMyanmar(2027).map((day) => ({ ...day, sources: [], isDisputed: false, isLeftOut: false })),
    )
  })

  it('add no day that is worked out and lack only those that are', () => {
    for (const [year, lists] of Object.entries(publishedHolidays)) {
      const computed = holidaysOfMyanmar(Number(year)).map(({ day }) => day.slice('2026-'.length))
      for (const { adds, lacks } of lists ?? []) {
        expect([year, Object.keys(adds).filter((day) => computed.includes(day))]).toEqual([year, []])
        expect([year, lacks.filter((day) => !computed.includes(day))]).toEqual([year, []])
      }
    }
  })
})

/** On GitHub each owner publishes on their own. */
function publisherOf(address: string): string {
  const { host, pathname } = new URL(address)
  return host === 'github.com' ? `${host}/${pathname.split('/')[1]}` : host
}
