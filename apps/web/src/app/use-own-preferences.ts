import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { switchLanguage } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'

/** Theme and language follow the person to every browser. */
export function useOwnPreferences(): void {
  const { theme, language } = useMe() ?? {}
  const { setColorScheme } = useMantineColorScheme()
  useEffect(() => {
    if (theme) setColorScheme(theme)
  }, [theme, setColorScheme])
  useEffect(() => {
    if (language) void switchLanguage(language)
  }, [language])
}
