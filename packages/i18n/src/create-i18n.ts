import { createInstance, type i18n, type Module } from 'i18next'
import { englishPlurals } from './english-plurals.ts'

/** Maps English texts to translations; texts with a count end in `_one` or `_other`. */
export type Catalogue = Record<string, string>

/**
 * Screens, mails and PDFs share these settings. The key is the English text, so a text without a translation stays
 * English.
 */
export function createI18n(options: { language: string; burmese?: Catalogue; plugins?: Module[] }): i18n {
  const i18n = createInstance()
  for (const plugin of options.plugins ?? []) i18n.use(plugin)
  void i18n.init({
    lng: options.language,
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    resources: { en: { translation: englishPlurals }, my: { translation: options.burmese ?? {} } },
  })
  return i18n
}

/** Screens load the Burmese catalogue only for users who read Burmese. */
export function addBurmese(i18n: i18n, burmese: Catalogue): void {
  i18n.addResourceBundle('my', 'translation', burmese)
}
