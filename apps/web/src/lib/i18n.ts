import type { Language } from '@thant/contracts/auth'
import type { errors } from '@thant/contracts/errors'
import { addBurmese, createWords } from '@thant/words/words'
import type { TFunction } from 'i18next'
import { readSetting, writeSetting } from './settings.ts'
import { createStore, useStore } from './store.ts'

const words = createWords({ language: 'en' })
const spoken = createStore<{ language: Language; t: TFunction }>({ language: 'en', t: words.getFixedT('en') })

/** `t` gives an English text in the reader's language; it is another function once the language has changed. */
export function useTranslation(): { language: Language; t: TFunction } {
  return useStore(spoken)
}

/** Outside of components, for what is shown once and not drawn again. */
export function translate(text: string): string {
  return spoken.get().t(text)
}

/** The language of the page as it came, else the one this browser last used; English where its words can't be loaded. */
export async function startLanguage(given?: Language): Promise<void> {
  if ((given ?? readSetting('language')) === 'my') await switchLanguage('my').catch(() => undefined)
}

export async function switchLanguage(language: Language): Promise<void> {
  writeSetting('language', language)
  tellServer(language)
  if (language === 'my') await loadBurmese()
  speak(language)
  document.documentElement.lang = language
}

/** At once; Burmese has to be loaded. The server speaks a language for as long as it renders one page. */
export function speak(language: Language): void {
  spoken.set({ language, t: words.getFixedT(language) })
}

/** The server fills the public pages in the language last used here. */
function tellServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older phones have no cookieStore.
  document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`
}

let knownErrors: Partial<Record<string, (typeof errors)[keyof typeof errors]>> | undefined

/** The key of an error's translation; in English the server's own text is ready, so the list is not loaded. */
export function translatableError(code: string): string | undefined {
  return knownErrors?.[code]?.text
}

export async function loadBurmese(): Promise<void> {
  if (knownErrors) return
  const [{ burmese }, contract] = await Promise.all([import('@thant/words/my'), import('@thant/contracts/errors')])
  addBurmese(words, burmese)
  knownErrors = contract.errors
}
