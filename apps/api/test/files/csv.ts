import { parseCsv } from 'hucre/csv'

/** Returns the header row first. */
export function rowsOf(text: string): string[][] {
  return parseCsv(text.replace(/^\uFEFF/, '')) as string[][]
}
