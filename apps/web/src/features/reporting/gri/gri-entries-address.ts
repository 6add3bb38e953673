const reachedYears = 10

/** The years whose entries can be looked at, the present one first. */
export function yearsOfEntries(thisMonth: string): number[] {
  const thisYear = Number(thisMonth.slice(0, 4))
  return Array.from({ length: reachedYears }, (_, ago) => thisYear - ago)
}

/** Whose entries of which year an address asks for: staff name the organization in it, a customer has one. */
export function griEntriesIn(search: URLSearchParams, own: string | undefined, thisMonth: string) {
  const years = yearsOfEntries(thisMonth)
  const organizationId = own ?? search.get('organization') ?? undefined
  const year = years.find((one) => String(one) === search.get('year')) ?? Number(thisMonth.slice(0, 4))
  return { organizationId, year }
}
