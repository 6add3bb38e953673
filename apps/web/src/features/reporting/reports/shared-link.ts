/** The secret of a shared report in the address of its page; without one it is that of no report. */
export function linkIn(search: URLSearchParams): string {
  return search.get('link') ?? 'none'
}
