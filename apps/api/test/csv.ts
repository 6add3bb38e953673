import { parseCsv } from 'hucre/csv'

/** The rows of an exported CSV file, its head first. */
export function rowsOf(text: string): string[][] {
  return parseCsv(text.replace(/^\uFEFF/, '')) as string[][]
}
