/** What a phone dials: people write numbers with spaces and dashes. */
export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
