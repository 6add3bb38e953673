import { useEffect, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'

/** Returns what reads a text aloud in the language of the screens; undefined where the device has no voice for it. */
export function useVoice(): ((text: string) => void) | undefined {
  const { language } = useTranslation()
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const find = () => setVoice(speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language)))
    find()
    // Browsers load their voices after they were first asked for.
    speechSynthesis.addEventListener('voiceschanged', find)
    return () => speechSynthesis.removeEventListener('voiceschanged', find)
  }, [language])
  if (voice === undefined) return undefined
  return (text) => {
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.lang = voice.lang
    speechSynthesis.cancel()
    speechSynthesis.speak(spoken)
  }
}
