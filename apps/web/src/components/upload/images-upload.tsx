import '@mantine/dropzone/styles.layer.css'
import { Button, Input, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconPhotoUp } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import type { UploadedFile } from '#lib/calls/upload.ts'
import { useTranslation } from '#lib/i18n.ts'
import { acceptedImages, maxChosenBytes, reasonOf } from './accepted-images.ts'
import { ManyProgress } from './many-progress.tsx'
import classes from './upload-zone.module.css'
import { useManyUploads } from './use-many-uploads.ts'

type ImagesUploadProps = {
  label: string
  error?: ReactNode
  /** Path of the list in the form values; the error summary links to it. */
  path: string
  onUploaded: (file: UploadedFile) => void
}

/** Uploads any number of JPEG, PNG or WebP files, and reports each one as soon as it is complete. */
export function ImagesUpload({ label, error, path, onUploaded }: ImagesUploadProps) {
  const { t } = useTranslation()
  const id = useId()
  const open = useRef<() => void>(null)
  const { progress, problem, start, refuse } = useManyUploads(onUploaded)
  return (
    <Input.Wrapper id={id} label={label} error={problem ?? error} withAsterisk>
      <Dropzone
        openRef={open}
        className={classes.zone}
        accept={acceptedImages}
        maxSize={maxChosenBytes}
        disabled={progress !== undefined}
        onDrop={(files) => void start(files)}
        onReject={(rejections) => refuse(reasonOf(rejections, t))}
        inputProps={{ id, 'aria-label': label, 'data-path': path } as Record<string, string | undefined>}
      >
        <div className={classes.content}>
          <IconPhotoUp size={32} aria-hidden className={classes.icon} />
          <div>
            <Text fw={500}>{t('Drag images here or choose them')}</Text>
            <Text c="dimmed" fz="xs">
              {t('JPEG, PNG or WebP; large photos are made smaller')}
            </Text>
          </div>
        </div>
      </Dropzone>
      {progress !== undefined && <ManyProgress progress={progress} />}
      <Button variant="default" size="xs" mt={8} disabled={progress !== undefined} onClick={() => open.current?.()}>
        {t('Choose images')}
      </Button>
    </Input.Wrapper>
  )
}
