import type { Language } from '@thant/contracts/customers/auth'
import { createI18n } from '@thant/i18n/create-i18n'
import { createFormat } from '@thant/i18n/format'
import { createMessageFormatter, type MessageFormatter } from '@thant/i18n/message-formatter'
import { burmese } from '@thant/i18n/my'
import type { Translate } from '@thant/i18n/translation-key'

const i18n = createI18n({ language: 'en', burmese })

export function translatorFor(language: Language): Translate {
  return i18n.getFixedT(language)
}

export function messageFormatterFor(language: Language, timeZone: string): MessageFormatter {
  const translate = i18n.getFixedT(language)
  return createMessageFormatter(createFormat({ timeZone, language, timeFormat: '24h' }, translate), translate)
}
