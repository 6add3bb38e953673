import '@mantine/dropzone/styles.layer.css'
import { Button, Group, Image, Input, Progress, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { maxImageBytes } from '@thant/contracts/files'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { acceptedImages, reasonOf } from './accepted-images.ts'
import classes from './image-upload.module.css'
import { useUpload } from './use-upload.ts'

export type ImageUploadProps = {
  label: string
  description?: string
  error?: ReactNode
  withAsterisk?: boolean
  /** The picture the record has now, as a ready address. */
  picture: string | null
  /** Undefined: unchanged; null: removed; else the key of what was uploaded. */
  defaultValue?: string | null
  onChange?: (key: string | null | undefined) => void
  'data-path'?: string
}

/** One JPEG or PNG, dragged or chosen: a preview at once, progress while it is sent, and a way to take it back. */
export function ImageUpload({ label, description, error, withAsterisk, picture, ...field }: ImageUploadProps) {
  const { t } = useTranslation()
  const id = useId()
  const open = useRef<() => void>(null)
  const [key, setKey] = useState(field.defaultValue)
  const upload = useUpload((next) => {
    setKey(next)
    field.onChange?.(next)
  })
  const shown = upload.preview ?? (key === null ? null : picture)
  const problem = upload.problem ?? error

  return (
    <Input.Wrapper id={id} label={label} description={description} error={problem} withAsterisk={withAsterisk}>
      <Dropzone
        openRef={open}
        className={classes.zone}
        accept={acceptedImages}
        maxFiles={1}
        multiple={false}
        maxSize={maxImageBytes}
        loading={false}
        onDrop={([file]) => file && upload.start(file)}
        onReject={(rejections) => upload.refuse(reasonOf(rejections, t))}
        inputProps={{ id, 'aria-label': label, 'data-path': field['data-path'] } as Record<string, string | undefined>}
      >
        <div className={classes.content}>
          {shown === null ? (
            <IconPhotoUp size={32} aria-hidden className={classes.icon} />
          ) : (
            <Image src={shown} alt={t('Preview')} className={classes.preview} />
          )}
          <div>
            <Text fw={500}>
              {shown === null ? t('Drag an image here or choose one') : t('Drag another image here')}
            </Text>
            <Text c="dimmed" fz="xs">
              {t('JPEG or PNG, up to 5 MB')}
            </Text>
          </div>
        </div>
      </Dropzone>
      {upload.percent !== undefined && (
        <Progress mt={8} size="sm" value={upload.percent} aria-label={t('Uploading')} transitionDuration={120} />
      )}
      <Group gap="xs" mt={8}>
        <Button variant="default" size="xs" onClick={() => open.current?.()}>
          {t('Choose image')}
        </Button>
        {shown !== null && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconTrash size={16} />}
            onClick={() => upload.remove(picture === null ? undefined : null)}
          >
            {t('Remove image')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
