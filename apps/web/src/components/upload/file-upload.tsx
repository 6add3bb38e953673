import { Image } from '@mantine/core'
import { type FileRejection, MIME_TYPES } from '@mantine/dropzone'
import { IconFileTypePdf, IconFileUpload } from '@tabler/icons-react'
import type { UploadPurpose } from '@thant/contracts/company/files'
import type { Translate } from '@thant/i18n/translation-key'
import { useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { acceptedImages } from './accepted-images.ts'
import classes from './upload-zone.module.css'
import { type UploadFieldProps, UploadZone } from './upload-zone.tsx'
import { useUpload } from './use-upload.ts'

type PresentFile = { url: string; isPdf: boolean }

export type FileUploadProps = UploadFieldProps & {
  purpose: UploadPurpose
  /** The record's file, which stays until another one is chosen or it is removed. */
  present?: PresentFile | null
  /** Undefined keeps the present file, null removes it, and a string is the key of an uploaded one. */
  defaultValue?: string | null
}

export const FileField = asField<FileUploadProps>(FileUpload, { empty: undefined })

/** The server's limit for PDFs; larger images are made smaller before they are sent. */
const maxBytes = 10 * 1_024 * 1_024

/** A field for one PDF or image, whose name and preview appear immediately. */
export function FileUpload({ purpose, present = null, defaultValue, onChange, ...field }: FileUploadProps) {
  const { t } = useTranslation()
  const [key, setKey] = useState(defaultValue)
  const upload = useUpload((next) => {
    setKey(next)
    onChange?.(next)
  }, purpose)
  const { fileName } = upload
  const kept = fileName === undefined && key !== null ? present : null
  return (
    <UploadZone
      {...field}
      upload={upload}
      accept={[MIME_TYPES.pdf, ...acceptedImages]}
      maxBytes={maxBytes}
      reasonOf={(rejections) => reasonOf(rejections, t)}
      picture={<Picture isPdf={kept?.isPdf ?? /\.pdf$/i.test(fileName ?? '')} preview={kept?.url ?? upload.preview} />}
      labels={{
        title: fileName ?? (kept ? t('Drag another file here or choose one') : t('Drag a file here or choose one')),
        hint: t('PDF, JPEG, PNG or WebP, up to 10 MB'),
        choose: t('Choose file'),
        remove: t('Remove file'),
      }}
      onRemove={
        fileName === undefined && kept === null
          ? undefined
          : () => upload.remove(fileName !== undefined && present !== null ? undefined : null)
      }
    />
  )
}

function Picture({ isPdf, preview }: { isPdf: boolean; preview: string | undefined }) {
  const { t } = useTranslation()
  if (preview === undefined) return <IconFileUpload size={32} aria-hidden className={classes.icon} />
  if (isPdf) return <IconFileTypePdf size={32} aria-hidden className={classes.icon} />
  return <Image src={preview} alt={t('Preview')} className={classes.preview} />
}

function reasonOf(rejections: FileRejection[], t: Translate): string {
  const code = rejections[0]?.errors[0]?.code
  if (code === 'file-too-large') return t('The file is larger than {{megabytes}} MB.', { megabytes: 10 })
  if (code === 'too-many-files') return t('Please choose one file only.')
  return t('Only PDF, JPEG, PNG and WebP files are accepted.')
}
