import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { useChangePreferences } from '#lib/visitor/preferences.ts'

/** Switches between light and dark; stores the choice in the user's preferences, and in the browser before sign-in. */
export function useSchemeToggle() {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  const computed = useComputedColorScheme('light')
  const scheme = useIsHydrated() ? computed : 'light'
  const change = useChangePreferences()
  const next = scheme === 'dark' ? 'light' : 'dark'
  return {
    label: next === 'dark' ? t('Dark theme') : t('Light theme'),
    SchemeIcon: next === 'dark' ? IconMoon : IconSun,
    toggle: () => {
      setColorScheme(next)
      change({ theme: next })
    },
  }
}
