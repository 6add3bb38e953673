import { Input } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import type { UploadedFile } from '#lib/calls/upload.ts'
import { ManyProgress } from './many-progress.tsx'
import { PhotoTiles } from './photo-tiles.tsx'
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
  const id = useId()
  const [photos, setPhotos] = useState<UploadedFile[]>([])
  const keep = (change: (photos: UploadedFile[]) => UploadedFile[]) =>
    setPhotos((before) => {
      const after = change(before)
      onChange?.(after.map(({ file }) => file))
      return after
    })
  const { progress, problem, start } = useManyUploads((photo) => keep((before) => [...before, photo]), 'photo')
  return (
    <Input.Wrapper id={id} label={label} description={description} error={problem ?? error} withAsterisk={withAsterisk}>
      <PhotoTiles
        photos={photos.map(({ file, url }) => ({ key: file, url }))}
        id={id}
        label={label}
        path={path}
        isBusy={progress !== undefined}
        onRemove={(key) => keep((before) => before.filter(({ file }) => file !== key))}
        onAdd={(files) => void start(files)}
      />
      {progress !== undefined && <ManyProgress progress={progress} />}
    </Input.Wrapper>
  )
}
