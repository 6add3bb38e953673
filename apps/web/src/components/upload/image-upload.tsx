import { Image } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { acceptedImages, maxChosenBytes, reasonOf } from './accepted-images.ts'
import classes from './upload-zone.module.css'
import { type UploadFieldProps, UploadZone } from './upload-zone.tsx'
import { useUpload } from './use-upload.ts'

type ImageUploadProps = UploadFieldProps & {
  /** URL of the record's current picture. */
  picture: string | null
  /** Undefined keeps the picture, null removes it, and a string is the key of an uploaded file. */
  defaultValue?: string | null
}

/** A field for one JPEG, PNG or WebP that replaces the record's picture, with an immediate preview. */
export const ImageField = asField<ImageUploadProps>(ImageUpload, { empty: undefined })

function ImageUpload({ picture, defaultValue, onChange, ...field }: ImageUploadProps) {
  const { t } = useTranslation()
  const [key, setKey] = useState(defaultValue)
  const upload = useUpload((next) => {
    setKey(next)
    onChange?.(next)
  })
  const shown = upload.preview ?? (key === null ? null : picture)
  return (
    <UploadZone
      {...field}
      upload={upload}
      accept={acceptedImages}
      maxBytes={maxChosenBytes}
      reasonOf={(rejections) => reasonOf(rejections, t)}
      picture={
        shown === null ? (
          <IconPhotoUp size={32} aria-hidden className={classes.icon} />
        ) : (
          <Image src={shown} alt={t('Preview')} className={classes.preview} />
        )
      }
      labels={{
        title: shown === null ? t('Drag an image here or choose one') : t('Drag another image here'),
        hint: t('JPEG, PNG or WebP; large photos are made smaller'),
        choose: t('Choose image'),
        remove: t('Remove image'),
      }}
      onRemove={shown === null ? undefined : () => upload.remove(picture === null ? undefined : null)}
    />
  )
}
