/** Removes the spaces and dashes that people write in numbers, because a `tel:` link must not contain them. */
export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
