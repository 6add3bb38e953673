import type { Language } from '@thant/contracts/customers/auth'
import { addBurmese, type Catalogue, createI18n } from '@thant/i18n/create-i18n'
import { preferredLanguage } from '@thant/i18n/preferred-language'
import type { Translate, TranslationKey } from '@thant/i18n/translation-key'
import type { BurmeseErrors } from './burmese.ts'
import type { ScreenFolder } from './burmese-parts.ts'
import type { ApiError } from './calls/api-error.ts'
import { keepLanguageCookie } from './calls/server-cookie.ts'
import { createStore, useStore } from './store.ts'
import { readSetting, writeSetting } from './visitor/settings.ts'

const i18n = createI18n({ language: 'en' })
/** The texts without values that were translated: a list asks for each of them hundreds of times. */
let remembered = new Map<string, string>()

function rememberingIn(language: Language): Translate {
  const translate = i18n.getFixedT(language)
  const texts = new Map<string, string>()
  remembered = texts
  return (text, values) => {
    if (values !== undefined) return translate(text, values)
    const known = texts.get(text) ?? translate(text)
    texts.set(text, known)
    return known
  }
}

const currentLanguage = createStore<{ language: Language; t: Translate }>({ language: 'en', t: rememberingIn('en') })

/** `t` translates an English text; its identity changes with the language, so components render again. */
export function useTranslation(): { language: Language; t: Translate } {
  return useStore(currentLanguage)
}

/** Translates once, for text outside of components; it does not follow a later change of language. */
export function translate(text: TranslationKey): string {
  return currentLanguage.get().t(text)
}

/**
 * Starts with the language of the server-rendered page, the one last used here, or what the browser prefers; stays
 * English if Burmese fails to load.
 */
export async function startLanguage(pageLanguage?: Language): Promise<void> {
  const language = pageLanguage ?? readSetting('language') ?? preferredLanguage(navigator.languages)
  if (language === 'my') await switchLanguage('my').catch(() => undefined)
}

/**
 * Switches to the language last used here if the server, which knows it by a cookie that browsers delete earlier, has
 * rendered another one. A language in the address wins.
 */
export async function restoreLanguage(pageLanguage: Language): Promise<void> {
  const chosen = readSetting('language')
  const isChosen = chosen === 'en' || chosen === 'my'
  const isInAddress = new URLSearchParams(window.location.search).has('lang')
  if (isChosen && chosen !== pageLanguage && !isInAddress) await switchLanguage(chosen)
}

export async function switchLanguage(language: Language): Promise<void> {
  writeSetting('language', language)
  keepLanguageCookie(language)
  chosenLanguage = language
  if (language === 'my') await loadBurmese()
  setLanguage(language)
  document.documentElement.lang = language
}

/** Switches at once; Burmese must be loaded first. The server calls this before it renders each page. */
export function setLanguage(language: Language): void {
  currentLanguage.set({ language, t: rememberingIn(language) })
}

let burmeseErrors: BurmeseErrors | undefined

/** Returns the translation of an error; undefined in English, in which the server's text is shown. */
export function translatedError({ code, values, requestId }: ApiError, t: Translate): string | undefined {
  const text = burmeseErrors?.texts[code]?.text
  if (burmeseErrors === undefined || text === undefined) return undefined
  // The server writes the wait in English.
  const { seconds } = values
  const wait = typeof seconds === 'number' && { wait: burmeseErrors.waitText(seconds, t) }
  return t(text, { ...values, ...wait, requestId })
}

const shownFolders = new Set<ScreenFolder>()
/** Every screen asks for those of its folder, and i18next would copy all of them anew. */
const addedTexts = new Set<Catalogue>()
/** What the page shows as soon as its texts are there. */
let chosenLanguage: Language = 'en'

/** Loads the texts that the screens of a folder need beside those of every page; what fails to load stays English. */
export async function loadTexts(folder: ScreenFolder): Promise<void> {
  shownFolders.add(folder)
  if (chosenLanguage === 'my') await loadBurmese().catch(() => undefined)
}

export async function loadBurmese(): Promise<void> {
  const { frame, textsOf, errors } = await import('./burmese.ts')
  const parts = await Promise.all([...shownFolders].map(textsOf))
  for (const texts of [frame, ...parts.flat()]) {
    if (!addedTexts.has(texts)) addBurmese(i18n, texts)
    addedTexts.add(texts)
  }
  remembered.clear()
  burmeseErrors = errors
}
