/** Returns the year that an address asks for, or this year. */
export function companyYearIn(search: URLSearchParams, today: string): number {
  const requested = Number(search.get('year'))
  const isReached = Number.isInteger(requested) && requested >= 1990 && requested <= 2099
  return isReached ? requested : Number(today.slice(0, 4))
}
