import type { TranslationKey } from './translation-key.ts'

/**
 * For a text of which only its writer knows whether it has a translation, such as a name that a user typed or what the
 * server answered. One that has none is shown as it is.
 */
export function possibleKey(text: string): TranslationKey {
  return text as TranslationKey
}
