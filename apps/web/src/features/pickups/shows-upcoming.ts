const ofThePage = ['sort', 'page', 'limit', 'after']

/** Tells whether the address of the list neither searches nor filters, nor asks for all by `when=all`. */
export function showsUpcoming(params: URLSearchParams): boolean {
  return [...params.keys()].every((name) => ofThePage.includes(name))
}
