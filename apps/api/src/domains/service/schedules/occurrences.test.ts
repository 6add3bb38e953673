import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { firstDayInRhythm, occurrencesBetween, type Recurring } from './occurrences.ts'

const schedule = (overrides: Partial<Recurring>): Recurring => ({
  startsOn: '2026-02-03',
  endsOn: null,
  everyWeeks: 1,
  weekdays: [],
  nth: null,
  weekday: null,
  dayOfMonth: null,
  ...overrides,
})

describe('the days of a schedule', () => {
  it.each<[string, Partial<Recurring>, string[]]>([
    ['every Tuesday and Friday', { weekdays: [2, 5] }, ['03', '06', '10', '13', '17', '20', '24', '27']],
    ['every Sunday', { weekdays: [7] }, ['08', '15', '22']],
    ['every second Tuesday', { weekdays: [2], everyWeeks: 2 }, ['03', '17']],
    ['every second Monday and Thursday, begun on a Tuesday', { weekdays: [1, 4], everyWeeks: 2 }, ['05', '16', '19']],
    ['until its last day, which is included', { weekdays: [2, 5], endsOn: '2026-02-10' }, ['03', '06', '10']],
    ['the first Wednesday', { nth: 1, weekday: 3 }, ['04']],
    ['the second Tuesday', { nth: 2, weekday: 2 }, ['10']],
    ['the fourth Saturday', { nth: 4, weekday: 6 }, ['28']],
    ['the last Saturday', { nth: -1, weekday: 6 }, ['28']],
    ['the last day', { dayOfMonth: -1 }, ['28']],
    ['the first day, which is over', { dayOfMonth: 1 }, []],
  ])('are %s', { tags: ['10.3-01'] }, (_title, overrides, days) => {
    expect(occurrencesBetween(schedule(overrides), '2026-02-01', '2026-02-28')).toEqual(
      days.map((day) => `2026-02-${day}`),
    )
  })

  it('are the last of every month, however long it is', () => {
    const days = occurrencesBetween(schedule({ dayOfMonth: -1 }), '2027-12-01', '2028-04-30')
    expect(days).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'])
  })

  it('keep their weeks over the end of a year', () => {
    const fortnightly = schedule({ startsOn: '2026-12-22', weekdays: [2], everyWeeks: 2 })
    expect(occurrencesBetween(fortnightly, '2026-12-01', '2027-02-01')).toEqual([
      '2026-12-22',
      '2027-01-05',
      '2027-01-19',
    ])
  })

  it('are one in each month, by any rule of a month', { tags: ['10.3-01'] }, () => {
    const rules = [1, 2, 3, 4, -1]
      .flatMap((nth) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ nth, weekday })))
      .map((rule) => ({ ...rule, dayOfMonth: null as number | null }))
    for (const rule of [...rules, ...[1, -1].map((dayOfMonth) => ({ nth: null, weekday: null, dayOfMonth }))]) {
      const days = occurrencesBetween(schedule({ startsOn: '2024-01-01', ...rule }), '2024-01-01', '2028-12-31')
      expect(days.map((day) => day.slice(0, 7))).toEqual([...new Set(days.map((day) => day.slice(0, 7)))])
      expect(days).toHaveLength(60)
    }
  })

  it('do not depend on the span that is asked for', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }))
    const property = fc.property(
      day,
      day,
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 5 }),
      (from, to, weekdays, everyWeeks) => {
        const rule = schedule({ startsOn: '2026-01-08', weekdays, everyWeeks })
        const all = occurrencesBetween(rule, '2026-01-01', '2027-12-31')
        expect(occurrencesBetween(rule, `${from}`, `${to}`)).toEqual(
          all.filter((found) => found >= `${from}` && found <= `${to}`),
        )
      },
    )
    fc.assert(property)
  })
})

describe('a change of a schedule of every second week', () => {
  it.each([
    ['2026-02-18', '2026-02-18', 'within a week in which it runs'],
    ['2026-02-10', '2026-02-16', 'in the week between'],
    ['2026-02-15', '2026-02-16', 'on the Sunday before'],
  ])('from %s begins on %s (%s)', (from, day) => {
    const fortnightly = schedule({ weekdays: [2], everyWeeks: 2 })
    expect(firstDayInRhythm(fortnightly, from)).toBe(day)
    const continued = { ...fortnightly, startsOn: firstDayInRhythm(fortnightly, from) }
    expect(occurrencesBetween(continued, from, '2026-06-30')).toEqual(
      occurrencesBetween(fortnightly, from, '2026-06-30'),
    )
  })
})
