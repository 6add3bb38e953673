import { type FileRejection, IMAGE_MIME_TYPE } from '@mantine/dropzone'
import type { TFunction } from 'i18next'

export const acceptedImages = IMAGE_MIME_TYPE.filter((type) => type === 'image/jpeg' || type === 'image/png')

export function reasonOf(rejections: FileRejection[], t: TFunction): string {
  const code = rejections[0]?.errors[0]?.code
  if (code === 'file-too-large') return t('The file is larger than {{megabytes}} MB.', { megabytes: 5 })
  if (code === 'too-many-files') return t('Please choose one image only.')
  return t('Only JPEG and PNG images are accepted.')
}
