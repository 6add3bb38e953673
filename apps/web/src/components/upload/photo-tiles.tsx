import { ActionIcon, Button, FileButton, Image } from '@mantine/core'
import { IconCamera, IconX } from '@tabler/icons-react'
import { maxPhotos } from '@thant/contracts/photos'
import { useTranslation } from '#lib/i18n.ts'
import { acceptedImages } from './accepted-images.ts'
import classes from './photo-tiles.module.css'

type PhotoTilesProps = {
  photos: ReadonlyArray<{ key: string; url: string | undefined }>
  /** Of the field, for the button that a phone answers with its camera. */
  id: string
  label: string
  path: string | undefined
  isBusy?: boolean
  /** Large where it is pressed with a thumb on the road. */
  size?: 'sm' | 'md'
  onRemove: (key: string) => void
  /** Receives as many as there is room for. */
  onAdd: (files: File[]) => void
}

/** The photos of a field, each with its Remove button, and the button that adds more. */
export function PhotoTiles({ photos, id, label, path, isBusy = false, size = 'sm', onRemove, onAdd }: PhotoTilesProps) {
  const { t } = useTranslation()
  const room = maxPhotos - photos.length
  return (
    <div className={classes.photos}>
      {photos.map(({ key, url }, index) => (
        <div key={key} className={classes.photo}>
          <Image src={url} alt={t('Photo {{number}}', { number: index + 1 })} className={classes.picture} />
          <ActionIcon
            variant="filled"
            color="gray"
            className={classes.remove}
            aria-label={t('Remove photo {{number}}', { number: index + 1 })}
            onClick={() => onRemove(key)}
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      {room > 0 && (
        <FileButton
          multiple
          accept={acceptedImages.join(',')}
          onChange={(files) => onAdd(files.slice(0, room))}
          inputProps={{ id, 'aria-label': label, 'data-path': path } as Record<string, string | undefined>}
        >
          {(props) => (
            <Button {...props} variant="default" size={size} leftSection={<IconCamera size={18} />} disabled={isBusy}>
              {photos.length === 0 ? t('Add a photo') : t('Add another photo')}
            </Button>
          )}
        </FileButton>
      )}
    </div>
  )
}
