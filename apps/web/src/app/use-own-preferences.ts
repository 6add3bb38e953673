import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { switchLanguage } from '#lib/i18n.ts'
import { takeRequestedLanguage, useChangePreferences } from '#lib/visitor/preferences.ts'
import { useMe } from '#lib/visitor/session.ts'

/** Applies the user's theme and language in every browser. */
export function useOwnPreferences(): void {
  const { theme, language } = useMe() ?? {}
  const { setColorScheme } = useMantineColorScheme()
  const change = useChangePreferences()
  useEffect(() => {
    if (theme) setColorScheme(theme)
  }, [theme, setColorScheme])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is a new function on each render
  useEffect(() => {
    if (!language) return
    const requested = takeRequestedLanguage() ?? language
    void switchLanguage(requested)
    if (requested !== language) change({ language: requested })
  }, [language])
}
