import type { Language } from '@thant/contracts/auth'
import { burmese } from '@thant/words/my'
import { createWords } from '@thant/words/words'

const words = createWords({ language: 'en', burmese })

/** Translates a text, whose English is the key, into the language a mail or file is written in. */
export function translatorFor(language: Language): (text: string, values?: Record<string, unknown>) => string {
  const translate = words.getFixedT(language)
  return (text, values) => translate(text, values ?? {})
}
