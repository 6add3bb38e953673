import { ActionIcon } from '@mantine/core'
import { IconVolume } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { useVoice } from '../voice.ts'

/** Reads a word aloud to who does not read it; nothing where the phone has no voice of the language. */
export function ReadAloudButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const speak = useVoice()
  if (speak === undefined) return null
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={t('Read aloud: {{text}}', { text })}
      onClick={() => speak(text)}
    >
      <IconVolume size={22} />
    </ActionIcon>
  )
}
