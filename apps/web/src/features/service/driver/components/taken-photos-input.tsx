import { ActionIcon, Button, FileButton, Image, Input } from '@mantine/core'
import { IconCamera, IconX } from '@tabler/icons-react'
import { maxPhotos } from '@thant/contracts/primitives'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { acceptedImages } from '#components/upload/accepted-images.ts'
import classes from '#components/upload/photos-input.module.css'
import { useTranslation } from '#lib/i18n.ts'
import type { KeptPhoto } from '../outbox-database.ts'
import type { Place } from '../place-now.ts'
import { takePhoto } from '../taken-photo.ts'

type TakenPhotosInputProps = {
  label: string
  description?: string
  error?: ReactNode
  withAsterisk?: boolean
  defaultValue?: KeptPhoto[]
  onChange?: (photos: KeptPhoto[]) => void
  place: Place | undefined
  'data-path'?: string
}

/** Takes up to four photos, which stay on the phone until their visit is sent. */
export const TakenPhotosField = asField<TakenPhotosInputProps>(TakenPhotosInput, { empty: [] })

function TakenPhotosInput({
  label,
  description,
  error,
  withAsterisk,
  defaultValue = [],
  onChange,
  place,
  'data-path': path,
}: TakenPhotosInputProps) {
  const { t } = useTranslation()
  const id = useId()
  const [photos, setPhotos] = useState(defaultValue)
  const [problem, setProblem] = useState<string>()
  const show = (next: KeptPhoto[]) => {
    setPhotos(next)
    onChange?.(next)
  }
  const take = async (files: File[]) => {
    setProblem(undefined)
    const taken: KeptPhoto[] = []
    for (const file of files.slice(0, maxPhotos - photos.length)) {
      try {
        taken.push(await takePhoto(file, place))
      } catch {
        setProblem(t('{{name}} is no picture that this phone can read. Please take it again.', { name: file.name }))
      }
    }
    show([...photos, ...taken])
  }
  return (
    <Input.Wrapper id={id} label={label} description={description} error={problem ?? error} withAsterisk={withAsterisk}>
      <div className={classes.photos}>
        {photos.map((photo, index) => (
          <div key={`${photo.takenAt} ${photo.picture.size}`} className={classes.photo}>
            <Picture photo={photo} alt={t('Photo {{number}}', { number: index + 1 })} />
            <ActionIcon
              variant="filled"
              color="gray"
              className={classes.remove}
              aria-label={t('Remove photo {{number}}', { number: index + 1 })}
              onClick={() => show(photos.filter((other) => other !== photo))}
            >
              <IconX size={16} />
            </ActionIcon>
          </div>
        ))}
        {photos.length < maxPhotos && (
          <FileButton
            multiple
            accept={acceptedImages.join(',')}
            onChange={(files) => void take(files)}
            inputProps={{ id, 'aria-label': label, 'data-path': path } as Record<string, string | undefined>}
          >
            {(props) => (
              <Button {...props} variant="default" size="md" leftSection={<IconCamera size={20} />}>
                {photos.length === 0 ? t('Add a photo') : t('Add another photo')}
              </Button>
            )}
          </FileButton>
        )}
      </div>
    </Input.Wrapper>
  )
}

function Picture({ photo: { picture }, alt }: { photo: KeptPhoto; alt: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return <Image src={url} alt={alt} className={classes.picture} />
}
