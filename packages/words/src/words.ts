import { createInstance, type i18n, type Module } from 'i18next'
import { englishPlurals } from './en.ts'

/** English text -> its translation; counted texts end in `_one` or `_other`. */
export type Catalogue = Record<string, string>

/** One instance for screens, mails and PDFs: the key is the English text, and what has no translation stays English. */
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

/** For screens, which load the Burmese catalogue only when someone reads Burmese. */
export function addBurmese(words: i18n, burmese: Catalogue): void {
  words.addResourceBundle('my', 'translation', burmese)
}
