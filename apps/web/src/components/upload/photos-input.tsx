import { ActionIcon, Button, FileButton, Image, Input } from '@mantine/core'
import { IconCamera, IconX } from '@tabler/icons-react'
import { maxPhotos } from '@thant/contracts/primitives'
import { type ReactNode, useId, useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { UploadedFile } from '#lib/upload.ts'
import { acceptedImages } from './accepted-images.ts'
import { ManyProgress } from './many-progress.tsx'
import classes from './photos-input.module.css'
import { useManyUploads } from './use-many-uploads.ts'

type PhotosInputProps = {
  label: string
  description?: string
  error?: ReactNode
  withAsterisk?: boolean
  /** Receives the keys of the uploads. */
  onChange?: (keys: string[]) => void
  'data-path'?: string
}

/** A field for up to four photos, which a phone takes with its camera. */
export const PhotosField = asField<PhotosInputProps>(PhotosInput, { empty: [] })

function PhotosInput({ label, description, error, withAsterisk, onChange, 'data-path': path }: PhotosInputProps) {
  const { t } = useTranslation()
  const id = useId()
  const [photos, setPhotos] = useState<UploadedFile[]>([])
  const keep = (change: (photos: UploadedFile[]) => UploadedFile[]) =>
    setPhotos((before) => {
      const after = change(before)
      onChange?.(after.map(({ file }) => file))
      return after
    })
  const { progress, problem, start } = useManyUploads((photo) => keep((before) => [...before, photo]), 'photo')
  const room = maxPhotos - photos.length
  return (
    <Input.Wrapper id={id} label={label} description={description} error={problem ?? error} withAsterisk={withAsterisk}>
      <div className={classes.photos}>
        {photos.map(({ file, url }, index) => (
          <div key={file} className={classes.photo}>
            <Image src={url} alt={t('Photo {{number}}', { number: index + 1 })} className={classes.picture} />
            <ActionIcon
              variant="filled"
              color="gray"
              className={classes.remove}
              aria-label={t('Remove photo {{number}}', { number: index + 1 })}
              onClick={() => keep((before) => before.filter((photo) => photo.file !== file))}
            >
              <IconX size={16} />
            </ActionIcon>
          </div>
        ))}
        {room > 0 && (
          <FileButton
            multiple
            accept={acceptedImages.join(',')}
            onChange={(files) => void start(files.slice(0, room))}
            inputProps={{ id, 'aria-label': label, 'data-path': path } as Record<string, string | undefined>}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconCamera size={18} />}
                disabled={progress !== undefined}
              >
                {photos.length === 0 ? t('Add a photo') : t('Add another photo')}
              </Button>
            )}
          </FileButton>
        )}
      </div>
      {progress !== undefined && <ManyProgress progress={progress} />}
    </Input.Wrapper>
  )
}
