import '@mantine/dropzone/styles.layer.css'
import { Button, Group, Input, Progress, Text } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import classes from './upload-zone.module.css'
import type { Upload } from './use-upload.ts'

export type UploadFieldProps = {
  label: string
  description?: string
  error?: ReactNode
  withAsterisk?: boolean
  /** Receives the key of the uploaded file, null when it is removed, or undefined for no change. */
  onChange?: (key: string | null | undefined) => void
  'data-path'?: string
}

type UploadZoneProps = Omit<UploadFieldProps, 'onChange'> & {
  upload: Upload
  accept: string[]
  maxBytes: number
  reasonOf: (rejections: FileRejection[]) => string
  /** A preview of the chosen file, or a placeholder. */
  picture: ReactNode
  labels: { title: string; hint: string; choose: string; remove: string }
  /** Undefined while there is nothing to remove. */
  onRemove: (() => void) | undefined
}

export function UploadZone({
  upload,
  accept,
  maxBytes,
  reasonOf,
  picture,
  labels,
  onRemove,
  ...field
}: UploadZoneProps) {
  const { t } = useTranslation()
  const id = useId()
  const open = useRef<() => void>(null)
  const { label, description, withAsterisk, 'data-path': path } = field
  const problem = upload.problem ?? field.error
  return (
    <Input.Wrapper id={id} label={label} description={description} error={problem} withAsterisk={withAsterisk}>
      <Dropzone
        openRef={open}
        className={classes.zone}
        accept={accept}
        maxFiles={1}
        multiple={false}
        maxSize={maxBytes}
        loading={false}
        onDrop={([file]) => file && upload.start(file)}
        onReject={(rejections) => upload.refuse(reasonOf(rejections))}
        inputProps={{ id, 'aria-label': label, 'data-path': path } as Record<string, string | undefined>}
      >
        <div className={classes.content}>
          {picture}
          <div>
            <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
              {labels.title}
            </Text>
            <Text c="dimmed" fz="xs">
              {labels.hint}
            </Text>
          </div>
        </div>
      </Dropzone>
      {upload.percent !== undefined && (
        <Progress mt={8} size="sm" value={upload.percent} aria-label={t('Uploading')} transitionDuration={120} />
      )}
      <Group gap="xs" mt={8}>
        <Button variant="default" size="xs" onClick={() => open.current?.()}>
          {labels.choose}
        </Button>
        {onRemove !== undefined && (
          <Button variant="subtle" color="gray" size="xs" leftSection={<IconTrash size={16} />} onClick={onRemove}>
            {labels.remove}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
