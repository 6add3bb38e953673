import { createInstance, type i18n, type Module } from 'i18next'
import { englishPlurals } from './en.ts'

/** Maps English texts to translations; texts with a count end in `_one` or `_other`. */
export type Catalogue = Record<string, string>

/**
 * Screens, mails and PDFs share these settings. The key is the English text, so a text without a translation stays
 * English.
 */
export function createWords(options: { language: string; burmese?: Catalogue; plugins?: Module[] }): i18n {
  const words = createInstance()
  for (const plugin of options.plugins ?? []) words.use(plugin)
  void words.init({
    lng: options.language,
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    resources: { en: { translation: englishPlurals }, my: { translation: options.burmese ?? {} } },
  })
  return words
}

/** Screens load the Burmese catalogue only for users who read Burmese. */
export function addBurmese(words: i18n, burmese: Catalogue): void {
  words.addResourceBundle('my', 'translation', burmese)
}
