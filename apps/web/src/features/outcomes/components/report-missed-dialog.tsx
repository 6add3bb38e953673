import { Text, Textarea } from '@mantine/core'
import { type MissedReportKind, missedReportEndpoints } from '@thant/contracts/missed-reports'
import { Dialog } from '#components/feedback/dialog.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { PhotosInput } from '#components/upload/photos-input.tsx'
import { useTranslation } from '#lib/i18n.ts'

type ReportMissedFormProps = { pickupId: string; kind: MissedReportKind; onClose: () => void }

/** A customer reports that nobody came, or says what is not right about what the crew recorded. */
export function ReportMissedDialog({ isOpen, ...form }: ReportMissedFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  const title = form.kind === 'missed' ? t('Report a missed pickup') : t('This is not right')
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={title}>
      <ReportMissedForm {...form} />
    </Dialog>
  )
}

function ReportMissedForm({ pickupId, kind, onClose }: ReportMissedFormProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: missedReportEndpoints.report,
    params: { id: pickupId },
    initialValues: { kind, note: '', photos: [] as string[] },
    saved: 'Thank you. We will look into it and answer you here.',
    onSaved: onClose,
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} submit={t('Send')} cancel={onClose} isInDialog>
      <Text fz="sm">
        {kind === 'missed'
          ? t('Nobody came on that day? Tell us what you saw; we look into it and answer you.')
          : t('Tell us what was different. We ask the crew and answer you.')}
      </Text>
      <Textarea key={key('note')} {...field('note')} label={t('Note')} autosize minRows={3} maxRows={8} />
      <PhotosInput key={key('photos')} {...field('photos')} label={t('Photos')} />
    </Form>
  )
}
