import type { Language } from '@thant/contracts/customers/auth'
import { createI18n } from '@thant/i18n/create-i18n'
import { createFormat } from '@thant/i18n/format'
import { createMessageFormatter, type MessageFormatter } from '@thant/i18n/message-formatter'
import { burmese } from '@thant/i18n/my'
import { exportMessages } from '@thant/i18n/my-exports'

const i18n = createI18n({ language: 'en', burmese: { ...burmese, ...exportMessages } })

export function translatorFor(language: Language): (text: string, values?: Record<string, unknown>) => string {
  const translate = i18n.getFixedT(language)
  return (text, values) => translate(text, values ?? {})
}

export function messageFormatterFor(language: Language, timeZone: string): MessageFormatter {
  const translate = i18n.getFixedT(language)
  return createMessageFormatter(createFormat({ timeZone, language, timeFormat: '24h' }, translate), translate)
}
