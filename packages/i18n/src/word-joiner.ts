/** Has no width, and forbids a line to end at its place. */
export const wordJoiner = '\u2060'

/** Returns a translated text as it is written to files, addresses and other programs. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '').replaceAll('\u00A0', ' ')
}
