import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { switchLanguage, useTranslation } from '#lib/i18n.ts'
import { askForLanguage, useChangePreferences } from '#lib/visitor/preferences.ts'
import { useMe } from '#lib/visitor/session.ts'
import './language-switch.css'

/** Labels the other language in its own script, so that its readers recognise it. */
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
      // Fits either label in any font, so that loading a font moves nothing beside the button.
      miw={104}
      justify="flex-start"
      lang={next}
      leftSection={<IconLanguage size={20} aria-hidden />}
      onClick={switchTo}
    >
      {next === 'my' ? <span role="img" aria-label="မြန်မာ" /> : 'English'}
    </Button>
  )
}
