/** Has no width, and forbids a line to end at its place. */
export const wordJoiner = '\u2060'

/** Returns a text that no line's end divides, but behind a Burmese comma, where the next line would begin with a space. */
export function onOneLine(text: string): string {
  return text.replace(/(?<!၊) /g, '\u00A0')
}

/** Returns a translated text as it is written to files, addresses and other programs. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '').replaceAll('\u00A0', ' ')
}
