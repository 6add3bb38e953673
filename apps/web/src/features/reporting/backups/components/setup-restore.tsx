import { FileInput, Progress, Skeleton, Stack } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type FoundBackup, setupBackupEndpoints, uploadPartBytes } from '@thant/contracts/customers/setup-backups'
import { useState } from 'react'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TickField } from '#components/fields/tick-field.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { callWithFile } from '#lib/calls/api-client.ts'
import { isApiError } from '#lib/calls/api-error.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { uploadInParts } from '../upload-in-parts.ts'

/** Takes over a backup of the server's folder, or one that is uploaded, while the portal has no users. */
export function SetupRestore({ link, onRestored }: { link: string; onRestored: () => void }) {
  const result = useEndpoint(setupBackupEndpoints.listFound, { params: { link } })
  if (result.isError) return <FailedState error={result.error} onRetry={() => void result.refetch()} />
  if (!result.data) return <Skeleton height={240} radius="md" />
  return <RestoreForm link={link} found={result.data.data} onRestored={onRestored} />
}

type RestoreValues = { name: string; passphrase: string; isWithoutFiles: boolean }
type RestoreFormProps = { link: string; found: FoundBackup[]; onRestored: () => void }

function RestoreForm({ link, found, onRestored }: RestoreFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [uploaded, setUploaded] = useState<FoundBackup[]>([])
  const all = [...uploaded, ...found.filter(({ name }) => uploaded.every((other) => other.name !== name))]
  const record = useRecordForm({
    endpoint: setupBackupEndpoints.restore,
    params: { link },
    initialValues: { name: all[0]?.name ?? '', passphrase: '', isWithoutFiles: false },
    toBody: ({ passphrase, ...values }) => ({ ...values, ...(passphrase !== '' && { passphrase }) }),
    saved: 'The backup was restored. Please sign in.',
    onSaved: onRestored,
  })
  const chosen = record.form.useWatchValue('name')
  const lacksFiles = record.failure?.code === 'backup.files-missing'
  return (
    <Form form={record} isShort submit={t('Restore')}>
      <BackupUpload
        link={link}
        onUploaded={(backup) => {
          setUploaded((before) => [backup, ...before])
          record.form.setFieldValue('name', backup.name)
        }}
      />
      {all.length > 0 && (
        <ChoiceField<RestoreValues>
          name="name"
          data={all.map((backup) => ({ value: backup.name, label: labelOf(backup) }))}
          label="Backup"
        />
      )}
      {all.find(({ name }) => name === chosen)?.isEncrypted && (
        <PasswordField<RestoreValues>
          name="passphrase"
          label="Passphrase"
          hint="It is on the recovery kit."
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the passphrase'), tabIndex: 0 }}
        />
      )}
      {lacksFiles && <TickField<RestoreValues> name="isWithoutFiles" label="Restore without the missing files" />}
    </Form>
  )

  function labelOf({ name, madeAt, version, bytes }: FoundBackup): string {
    if (madeAt === null) return `${name}, ${format.fileSize(bytes)}`
    return t('{{time}}, version {{version}}, {{size}}', {
      time: format.dateTime(madeAt),
      version,
      size: format.fileSize(bytes),
    })
  }
}

function BackupUpload({ link, onUploaded }: { link: string; onUploaded: (backup: FoundBackup) => void }) {
  const { t } = useTranslation()
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const upload = async (file: File) => {
    setProblem(undefined)
    setPercent(0)
    const id = crypto.randomUUID()
    try {
      const { data } = await uploadInParts(
        file,
        uploadPartBytes,
        ({ at, isLast, contents }) =>
          callWithFile(setupBackupEndpoints.uploadPart, contents, {
            params: { link },
            query: { id, at, ...(isLast && { isLast: 'true' }) },
          }),
        { onProgress: setPercent, isWorthRetrying: (error) => isApiError(error) && error.isUnreachable },
      )
      if (data.found) onUploaded(data.found)
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setPercent(undefined)
    }
  }
  return (
    <Stack gap="xs">
      <FileInput
        label={t('Upload a backup')}
        description={t('A file thant-….tar. Its folder "files" is copied to the server by hand.')}
        placeholder={t('Choose file')}
        leftSection={<IconFileUpload size={16} />}
        accept=".tar"
        error={problem}
        disabled={percent !== undefined}
        onChange={(file) => file && void upload(file)}
      />
      {percent !== undefined && <Progress value={percent} aria-label={t('Upload a backup')} animated />}
    </Stack>
  )
}
