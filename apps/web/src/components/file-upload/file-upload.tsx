import '@mantine/dropzone/styles.layer.css'
import { Button, Group, Image, Input, Progress, Text } from '@mantine/core'
import { Dropzone, type FileRejection, MIME_TYPES } from '@mantine/dropzone'
import { IconFileTypePdf, IconFileUpload, IconTrash } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type ReactNode, useId, useRef } from 'react'
import { acceptedImages } from '#components/image-upload/accepted-images.ts'
import classes from '#components/image-upload/image-upload.module.css'
import { useUpload } from '#components/image-upload/use-upload.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { UploadPurpose } from '#lib/upload.ts'

type FileUploadProps = {
  label: string
  description?: string
  error?: ReactNode
  purpose: UploadPurpose
  /** The key of what was uploaded; null once it was taken back. */
  onChange?: (key: string | null | undefined) => void
  'data-path'?: string
}

/** The server tells an image that is larger than 5 MB. */
const maxBytes = 10 * 1_024 * 1_024

/** One PDF or image, dragged or chosen: its name and preview at once, progress while it is sent, and a way to take it back. */
export function FileUpload({ label, description, error, purpose, onChange, ...field }: FileUploadProps) {
  const { t } = useTranslation()
  const id = useId()
  const open = useRef<() => void>(null)
  const upload = useUpload((key) => onChange?.(key), purpose)
  const { fileName } = upload
  return (
    <Input.Wrapper id={id} label={label} description={description} error={upload.problem ?? error}>
      <Dropzone
        openRef={open}
        className={classes.zone}
        accept={[MIME_TYPES.pdf, ...acceptedImages]}
        maxFiles={1}
        multiple={false}
        maxSize={maxBytes}
        loading={false}
        onDrop={([file]) => file && upload.start(file)}
        onReject={(rejections) => upload.refuse(reasonOf(rejections, t))}
        inputProps={{ id, 'aria-label': label, 'data-path': field['data-path'] } as Record<string, string | undefined>}
      >
        <div className={classes.content}>
          <Picture fileName={fileName} preview={upload.preview} />
          <div>
            <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
              {fileName ?? t('Drag a file here or choose one')}
            </Text>
            <Text c="dimmed" fz="xs">
              {t('PDF up to 10 MB, JPEG or PNG up to 5 MB')}
            </Text>
          </div>
        </div>
      </Dropzone>
      {upload.percent !== undefined && (
        <Progress mt={8} size="sm" value={upload.percent} aria-label={t('Uploading')} transitionDuration={120} />
      )}
      <Group gap="xs" mt={8}>
        <Button variant="default" size="xs" onClick={() => open.current?.()}>
          {t('Choose file')}
        </Button>
        {fileName !== undefined && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconTrash size={16} />}
            onClick={() => upload.remove(null)}
          >
            {t('Remove file')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}

function Picture({ fileName, preview }: { fileName: string | undefined; preview: string | undefined }) {
  const { t } = useTranslation()
  if (fileName === undefined) return <IconFileUpload size={32} aria-hidden className={classes.icon} />
  if (/\.pdf$/i.test(fileName)) return <IconFileTypePdf size={32} aria-hidden className={classes.icon} />
  return <Image src={preview} alt={t('Preview')} className={classes.preview} />
}

function reasonOf(rejections: FileRejection[], t: TFunction): string {
  const code = rejections[0]?.errors[0]?.code
  if (code === 'file-too-large') return t('The file is larger than {{megabytes}} MB.', { megabytes: 10 })
  if (code === 'too-many-files') return t('Please choose one file only.')
  return t('Only PDF, JPEG and PNG files are accepted.')
}
