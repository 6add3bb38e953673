export type Quarter = { label: string; firstMonth: string; months: string[] }

const ordinals = ['First', 'Second', 'Third', 'Fourth']

/**
 * Groups months with pickups, ascending, three at a time; labels cycle First to Fourth and carry the year of the
 * group's first month. The last group may be incomplete (docs/specification.md 9-33, 9-34).
 */
export function quartersOf(months: Iterable<string>): Quarter[] {
  const ascending = [...new Set(months)].sort()
  const quarters: Quarter[] = []
  for (let start = 0; start < ascending.length; start += 3) {
    const group = ascending.slice(start, start + 3)
    const firstMonth = group[0] as string
    const ordinal = ordinals[quarters.length % ordinals.length]
    quarters.push({ label: `${ordinal} Quarter ${firstMonth.slice(0, 4)}`, firstMonth, months: group })
  }
  return quarters
}
