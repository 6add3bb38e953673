import type { MonthRange } from './month-presets.ts'

/** Returns the range in an address; undefined when it is missing or invalid. */
export function rangeIn(params: URLSearchParams): MonthRange | undefined {
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  return isMonth(from) && isMonth(to) && from <= to ? { from, to } : undefined
}

function isMonth(text: string): boolean {
  return /^(199\d|20\d\d)-(0[1-9]|1[0-2])$/.test(text)
}
