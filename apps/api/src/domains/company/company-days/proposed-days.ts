import type { ProposedDay } from '@thant/contracts/company/company-days'
import { holidaysOfMyanmar } from './holidays-of-myanmar.ts'
import { publishedHolidays } from './published-holidays.ts'

/**
 * Proposes the holidays of a year: those that are worked out, and those that were published besides. A day is doubtful if
 * the lists of its year differ, and left out of the first list if that one lacks it.
 */
export function proposedDaysOf(year: number): ProposedDay[] {
  const computed = holidaysOfMyanmar(year)
  const lists = publishedHolidays[year] ?? []
  // The first list's name of a day stands, so it is put in last.
  const added = lists
    .toReversed()
    .flatMap(({ adds }) =>
      Object.entries(adds).map(([on, [name, nameInBurmese]]) => ({ day: `${year}-${on}`, name, nameInBurmese })),
    )
  const days = new Map([...added, ...computed].map((named) => [named.day, named]))
  const worked = new Set(computed.map(({ day }) => day))
  return [...days.values()]
    .map((named) => {
      const on = named.day.slice('2026-'.length)
      const naming = lists.filter(({ adds, lacks }) => on in adds || (worked.has(named.day) && !lacks.includes(on)))
      return {
        ...named,
        sources: naming.map(({ source, address }) => ({ source, address })),
        isDisputed: naming.length < lists.length,
        isLeftOut: lists[0] !== undefined && !naming.includes(lists[0]),
      }
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}
