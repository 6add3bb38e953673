const ofThePage = ['sort', 'page', 'limit', 'after']

/** Tells whether the address of a list neither searches nor filters, nor asks for all by `when=all`. */
export function isUnfiltered(params: URLSearchParams): boolean {
  return [...params.keys()].every((name) => ofThePage.includes(name))
}
