/** The months before and including one, YYYY-MM, the latest first. */
export function pastMonths(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Array.from({ length: count }, (_, ago) => new Date(Date.UTC(year, number - 1 - ago)).toISOString().slice(0, 7))
}
