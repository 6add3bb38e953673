import type { Language } from '@thant/contracts/auth'
import { createFormat } from '@thant/words/format'
import { burmese } from '@thant/words/my'
import { createSayer, type Sayer } from '@thant/words/say'
import { createWords } from '@thant/words/words'

const words = createWords({ language: 'en', burmese })

export function translatorFor(language: Language): (text: string, values?: Record<string, unknown>) => string {
  const translate = words.getFixedT(language)
  return (text, values) => translate(text, values ?? {})
}

export function sayerFor(language: Language, timeZone: string): Sayer {
  const translate = words.getFixedT(language)
  return createSayer(createFormat({ timeZone, language, timeFormat: '24h' }, translate), translate)
}
