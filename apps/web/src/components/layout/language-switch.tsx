import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { switchLanguage, useTranslation } from '#lib/i18n.ts'
import { askForLanguage, useChangePreferences } from '#lib/preferences.ts'
import { useMe } from '#lib/session.ts'

/** Named in the other language, by those who read it. */
export function LanguageSwitch() {
  const { language } = useTranslation()
  const change = useChangePreferences()
  const me = useMe()
  const next = language === 'my' ? 'en' : 'my'
  const switchTo = () => {
    void switchLanguage(next)
    if (me) change({ language: next })
    else askForLanguage(next)
  }
  return (
    <Button
      variant="subtle"
      color="gray"
      px={8}
      // Wide enough for either word in any letters, so that nothing beside it moves when its own have come.
      miw={104}
      justify="flex-start"
      lang={next}
      leftSection={<IconLanguage size={20} aria-hidden />}
      onClick={switchTo}
    >
      {next === 'my' ? 'မြန်မာ' : 'English'}
    </Button>
  )
}
