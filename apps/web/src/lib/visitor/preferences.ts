import { authEndpoints, type Language, languages } from '@thant/contracts/customers/auth'
import type { BodyInputOf } from '@thant/contracts/endpoint'
import { call } from '../calls/api-client.ts'
import { keepMe, useMe } from './session.ts'
import { readSetting, writeSetting } from './settings.ts'

export type Preferences = BodyInputOf<typeof authEndpoints.changePreferences>

/** Shows a preference at once, and stores it with the user. A failed request only loses it for the next visit. */
export function useChangePreferences(): (change: Preferences) => void {
  const me = useMe()
  return (change) => {
    if (!me) return
    keepMe({ ...me, ...change })
    call(authEndpoints.changePreferences, { body: change }).catch(() => undefined)
  }
}

const requestedLanguageKey = 'language-asked'

/** Remembers a language chosen before sign-in, which becomes the preference of the next user to sign in here. */
export function askForLanguage(language: Language): void {
  writeSetting(requestedLanguageKey, language)
}

/** Returns the language chosen here since the last sign-in, and forgets it. */
export function takeRequestedLanguage(): Language | undefined {
  const language = languages.find((one) => one === readSetting(requestedLanguageKey))
  writeSetting(requestedLanguageKey, undefined)
  return language
}
