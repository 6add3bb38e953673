/** A name, number or first part of an address that no earlier try of a journey has taken. */
export function unique(start: string): string {
  return `${start}-${crypto.randomUUID().slice(0, 6)}`
}
