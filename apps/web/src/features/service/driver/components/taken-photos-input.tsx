import { Input } from '@mantine/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { PhotoTiles } from '#components/upload/photo-tiles.tsx'
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
  const urls = usePictureUrls(photos)
  const show = (next: KeptPhoto[]) => {
    setPhotos(next)
    onChange?.(next)
  }
  const take = async (files: File[]) => {
    setProblem(undefined)
    const taken: KeptPhoto[] = []
    for (const file of files) {
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
      <PhotoTiles
        photos={photos.map((_, index) => ({ key: String(index), url: urls[index] }))}
        id={id}
        label={label}
        path={path}
        size="md"
        onRemove={(key) => show(photos.filter((_, index) => String(index) !== key))}
        onAdd={(files) => void take(files)}
      />
    </Input.Wrapper>
  )
}

/** Addresses of the pictures in the page, which are given up with it. */
function usePictureUrls(photos: readonly KeptPhoto[]): string[] {
  const [urls, setUrls] = useState<string[]>([])
  useEffect(() => {
    const made = photos.map(({ picture }) => URL.createObjectURL(picture))
    setUrls(made)
    return () => made.forEach(URL.revokeObjectURL)
  }, [photos])
  return urls
}
