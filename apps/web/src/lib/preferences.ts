import { authEndpoints, type Language, languages } from '@thant/contracts/auth'
import type { BodyInputOf } from '@thant/contracts/endpoint'
import { call } from './api-client.ts'
import { keepMe, useMe } from './session.ts'
import { readSetting, writeSetting } from './settings.ts'

export type Preferences = BodyInputOf<typeof authEndpoints.changePreferences>

/** Keeps a preference with the signed-in person; the screen has changed already, so a failure is only not remembered. */
export function useChangePreferences(): (change: Preferences) => void {
  const me = useMe()
  return (change) => {
    if (!me) return
    call(authEndpoints.changePreferences, { body: change }).then(
      ({ data }) => keepMe(data),
      () => keepMe({ ...me, ...change }),
    )
  }
}

const asked = 'language-asked'

/** Before signing in, a language can only be asked for; whoever signs in next means it and keeps it. */
export function askForLanguage(language: Language): void {
  writeSetting(asked, language)
}

/** The language that was asked for here since the last sign-in, told once. */
export function takeLanguageAsked(): Language | undefined {
  const language = languages.find((one) => one === readSetting(asked))
  writeSetting(asked, undefined)
  return language
}
