/**
 * Returns the `lang` of a text, because a Burmese name in an English page needs the taller lines of Burmese, and a Latin
 * one in a Burmese page does not.
 */
export function languageOf(text: string): 'en' | 'my' | undefined {
  if (/[\u1000-\u109f]/.test(text)) return 'my'
  return /[a-z]/i.test(text) ? 'en' : undefined
}
