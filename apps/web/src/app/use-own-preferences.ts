import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { switchLanguage } from '#lib/i18n.ts'
import { takeLanguageAsked, useChangePreferences } from '#lib/preferences.ts'
import { useMe } from '#lib/session.ts'

/** Theme and language follow the person to every browser. */
export function useOwnPreferences(): void {
  const { theme, language } = useMe() ?? {}
  const { setColorScheme } = useMantineColorScheme()
  const change = useChangePreferences()
  useEffect(() => {
    if (theme) setColorScheme(theme)
  }, [theme, setColorScheme])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function each time
  useEffect(() => {
    if (!language) return
    const asked = takeLanguageAsked() ?? language
    void switchLanguage(asked)
    if (asked !== language) change({ language: asked })
  }, [language])
}
