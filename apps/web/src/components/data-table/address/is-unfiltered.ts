import { hiddenColumns } from './list-address.ts'

const ofThePage = ['sort', 'page', 'limit', 'after', hiddenColumns]
/** Which record a list is part of, and the tab that shows it. */
const ofTheRecord = ['id', 'tab']

/** Tells whether the address of a list neither searches nor filters, nor asks for all by `when=all`. */
export function isUnfiltered(params: URLSearchParams): boolean {
  return [...params.keys()].every((name) => ofThePage.includes(name) || ofTheRecord.includes(name))
}

/** Returns the address of a list as it opens, of the same record and tab, with what a view of it adds. */
export function reopened(params: URLSearchParams, view: Record<string, string> = {}): URLSearchParams {
  const kept = [...params].filter(([name]) => ofTheRecord.includes(name))
  return new URLSearchParams([...kept, ...Object.entries(view)])
}
