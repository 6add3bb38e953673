import { Stack, Text } from '@mantine/core'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { useRef } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { type CameraState, useLabelCamera } from '../use-label-camera.ts'
import classes from './scan-label.module.css'

const says: Record<CameraState, TranslationKey> = {
  starting: 'The camera is starting. Please allow it where the phone asks.',
  on: 'Hold the camera over the QR code of the label.',
  refused: 'The camera is not allowed here. Allow it in the settings of the browser, or type the code.',
  missing: 'No camera was found. Please type the code.',
  unusable: 'The camera cannot be used; another app may have it open. Please type the code.',
  unread: 'This phone cannot read labels without network yet. Please type the code.',
}

export function LabelCamera({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const state = useLabelCamera(video, onText)
  const isFilming = state === 'starting' || state === 'on'
  return (
    <Stack gap="xs">
      <div className={classes.frame} hidden={!isFilming}>
        <video ref={video} className={classes.video} muted playsInline aria-label={t('What the camera sees')} />
        <div className={classes.aim} aria-hidden />
      </div>
      <Text role="status">{t(says[state])}</Text>
    </Stack>
  )
}
