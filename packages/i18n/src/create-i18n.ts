import { createInstance, type FormatterModule, type i18n, type Module } from 'i18next'
import { toBurmeseDigits, writePlain } from './digits.ts'
import { englishPlurals } from './english-plurals.ts'
import type { Translate } from './translation-key.ts'

/** Maps English texts to translations; texts with a count end in `_one` or `_other`. */
export type Catalogue = Record<string, string>

/** i18next, which takes only what has its Burmese. Its own typed keys would work out a type for each call. */
export type I18n = Pick<i18n, 'addResourceBundle'> & { t: Translate; getFixedT: (language: string) => Translate }

/**
 * Screens, mails and PDFs share these settings. The key is the English text, so a text without a translation stays
 * English.
 */
export function createI18n(options: { language: string; burmese?: Catalogue; plugins?: Module[] }): I18n {
  const i18n = createInstance()
  for (const plugin of [valueFormatter, ...(options.plugins ?? [])]) i18n.use(plugin)
  void i18n.init({
    lng: options.language,
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
    resources: { en: { translation: englishPlurals }, my: { translation: options.burmese ?? {} } },
  })
  return i18n as Pick<i18n, 'addResourceBundle'> as I18n
}

/** Screens load the Burmese catalogue only for users who read Burmese. */
export function addBurmese(i18n: I18n, burmese: Catalogue): void {
  i18n.addResourceBundle('my', 'translation', burmese)
}

/** A count has its separators, any other number is written as it is; both have the digits of the language. */
const valueFormatter: Pick<FormatterModule, 'type' | 'format'> = {
  type: 'formatter',
  format: (value, _format, language, options) => {
    if (typeof value !== 'number') return value
    const text = options?.interpolationkey === 'count' ? writePlain(value) : String(value)
    return language === 'my' ? toBurmeseDigits(text) : text
  },
}
