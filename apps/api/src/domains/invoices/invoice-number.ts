/** The number after the highest of a year: `INV-2026-0042`, with four digits or as many more as it takes. */
export function nextInvoiceNumber(year: string, highest: bigint): string {
  return `${seriesOf(year)}${String(highest + 1n).padStart(4, '0')}`
}

/** What the suggested numbers of a year begin with; people may give others, which do not count. */
export function seriesOf(year: string): string {
  return `INV-${year}-`
}
