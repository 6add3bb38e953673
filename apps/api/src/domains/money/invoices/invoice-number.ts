/** Returns for example `INV-2026-0042`; the number is padded to four digits and may grow longer. */
export function nextInvoiceNumber(year: string, highest: bigint): string {
  return `${seriesOf(year)}${String(highest + 1n).padStart(4, '0')}`
}

/** Only numbers with this prefix count towards the next one, because staff may also type any other number. */
export function seriesOf(year: string): string {
  return `INV-${year}-`
}
