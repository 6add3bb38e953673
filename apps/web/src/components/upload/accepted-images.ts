import { type FileRejection, MIME_TYPES } from '@mantine/dropzone'
import type { Translate } from '@thant/i18n/translation-key'

export const acceptedImages = [MIME_TYPES.jpeg, MIME_TYPES.png, MIME_TYPES.webp]

/** No camera writes larger photos, and the browser makes those over the server's limit smaller. */
export const maxChosenBytes = 40 * 1_024 * 1_024

export function reasonOf(rejections: FileRejection[], t: Translate): string {
  const code = rejections[0]?.errors[0]?.code
  if (code === 'file-too-large') return t('The file is larger than {{megabytes}} MB.', { megabytes: 40 })
  if (code === 'too-many-files') return t('Please choose one image only.')
  return t('Only JPEG, PNG and WebP images are accepted.')
}
