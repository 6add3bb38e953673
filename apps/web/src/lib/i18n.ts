import type { Language } from '@thant/contracts/auth'
import type { errors } from '@thant/contracts/errors'
import { addBurmese, createWords } from '@thant/words/words'
import type { TFunction } from 'i18next'
import { readSetting, writeSetting } from './settings.ts'
import { createStore, useStore } from './store.ts'

const words = createWords({ language: 'en' })
const spoken = createStore<{ language: Language; t: TFunction }>({ language: 'en', t: words.getFixedT('en') })

/** `t` translates an English text; its identity changes with the language, so components render again. */
export function useTranslation(): { language: Language; t: TFunction } {
  return useStore(spoken)
}

/** Translates once, for text outside of components; it does not follow a later change of language. */
export function translate(text: string): string {
  return spoken.get().t(text)
}

/**
 * Starts with the language of the server-rendered page or the one last used here; stays English if Burmese fails to
 * load.
 */
export async function startLanguage(pageLanguage?: Language): Promise<void> {
  if ((pageLanguage ?? readSetting('language')) === 'my') await switchLanguage('my').catch(() => undefined)
}

export async function switchLanguage(language: Language): Promise<void> {
  writeSetting('language', language)
  tellServer(language)
  if (language === 'my') await loadBurmese()
  speak(language)
  document.documentElement.lang = language
}

/** Switches at once; Burmese must be loaded first. The server calls this before it renders each page. */
export function speak(language: Language): void {
  spoken.set({ language, t: words.getFixedT(language) })
}

/** Stores the language in a cookie, because the server renders the public pages in it. */
function tellServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older phones have no cookieStore.
  document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`
}

let knownErrors: Partial<Record<string, (typeof errors)[keyof typeof errors]>> | undefined

/** Returns the translation key of an error; undefined in English, in which the server's text is shown. */
export function translatableError(code: string): string | undefined {
  return knownErrors?.[code]?.text
}

export async function loadBurmese(): Promise<void> {
  if (knownErrors) return
  const [{ burmese }, contract] = await Promise.all([import('@thant/words/my'), import('@thant/contracts/errors')])
  addBurmese(words, burmese)
  knownErrors = contract.errors
}
