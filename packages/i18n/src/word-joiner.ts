/** Has no width, and forbids a line to end at its place. */
export const wordJoiner = '\u2060'

/** Returns a text that no line's end divides. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00A0')
}

/** Returns a translated text as it is written to files, addresses and other programs. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '').replaceAll('\u00A0', ' ')
}
