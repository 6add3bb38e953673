/** Returns the `lang` of a text, because a Burmese name in an English page needs the taller lines of Burmese. */
export function languageOf(text: string): 'my' | undefined {
  return /[\u1000-\u109f]/.test(text) ? 'my' : undefined
}
