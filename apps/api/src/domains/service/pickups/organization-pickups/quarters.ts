import type { Quarter } from '@thant/contracts/reporting/quarters'

const names = [
  { ordinal: 1, word: 'First' },
  { ordinal: 2, word: 'Second' },
  { ordinal: 3, word: 'Third' },
  { ordinal: 4, word: 'Fourth' },
] as const

/**
 * Groups months with pickups, ascending, three at a time; labels cycle First to Fourth and carry the year of the
 * group's first month. The last group may be incomplete (docs/specification.md 9-33, 9-34), and is in progress until
 * its third month has passed.
 */
export function quartersOf(months: Iterable<string>, currentMonth: string): Quarter[] {
  const ascending = [...new Set(months)].sort()
  const quarters: Quarter[] = []
  for (let start = 0; start < ascending.length; start += 3) {
    const group = ascending.slice(start, start + 3)
    const firstMonth = group[0] as string
    const { ordinal, word } = names[quarters.length % names.length] ?? names[0]
    const isInProgress = group.length < 3 || (group.at(-1) ?? '') >= currentMonth
    quarters.push({
      label: `${word} Quarter ${firstMonth.slice(0, 4)}`,
      ordinal,
      firstMonth,
      months: group,
      isInProgress,
    })
  }
  return quarters
}

/** Of a quarter's label, which is all that the first release froze of its name. */
export function ordinalOf(label: string): Quarter['ordinal'] {
  return names.find(({ word }) => label.startsWith(word))?.ordinal ?? 1
}
