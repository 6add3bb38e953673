import type { Language } from '@thant/contracts/auth'
import type { errors } from '@thant/contracts/errors'
import { addBurmese, createI18n } from '@thant/i18n/create-i18n'
import type { TFunction } from 'i18next'
import { readSetting, writeSetting } from './settings.ts'
import { createStore, useStore } from './store.ts'

const i18n = createI18n({ language: 'en' })
const currentLanguage = createStore<{ language: Language; t: TFunction }>({ language: 'en', t: i18n.getFixedT('en') })

/** `t` translates an English text; its identity changes with the language, so components render again. */
export function useTranslation(): { language: Language; t: TFunction } {
  return useStore(currentLanguage)
}

/** Translates once, for text outside of components; it does not follow a later change of language. */
export function translate(text: string): string {
  return currentLanguage.get().t(text)
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
  setLanguage(language)
  document.documentElement.lang = language
}

/** Switches at once; Burmese must be loaded first. The server calls this before it renders each page. */
export function setLanguage(language: Language): void {
  currentLanguage.set({ language, t: i18n.getFixedT(language) })
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
  const [{ burmese }, contract] = await Promise.all([import('@thant/i18n/my'), import('@thant/contracts/errors')])
  addBurmese(i18n, burmese)
  knownErrors = contract.errors
}
