import { Button, Group, Radio, Stack } from '@mantine/core'
import { IconMessageReply } from '@tabler/icons-react'
import { type MissedReport, missedReportEndpoints } from '@thant/contracts/service/missed-reports'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { RadioField } from '#components/fields/radio-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'

/** Opens the answer to what a customer reported. */
export function AnswerButton({ report }: { report: MissedReport }) {
  const { t } = useTranslation()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can('outcomes:answer')) return null
  return (
    <Group>
      <Button size="xs" leftSection={<IconMessageReply size={16} />} onClick={() => setIsOpen(true)}>
        {t('Answer')}
      </Button>
      <AnswerDialog isOpen={isOpen} report={report} onClose={() => setIsOpen(false)} />
    </Group>
  )
}

type AnswerValues = { state: 'UPHELD' | 'REJECTED'; note: string }
type AnswerFormProps = { report: Pick<MissedReport, '_id'>; onClose: () => void }

export function AnswerDialog({ isOpen, ...form }: AnswerFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Answer the customer')}>
      <AnswerForm {...form} />
    </Dialog>
  )
}

function AnswerForm({ report, onClose }: AnswerFormProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: missedReportEndpoints.answer,
    params: { id: report._id },
    initialValues: { state: 'UPHELD', note: '' } as AnswerValues,
    saved: 'The customer was answered.',
    onSaved: onClose,
  })
  return (
    <Form form={record} submit={t('Send')} cancel={onClose} isInDialog>
      <RadioField<AnswerValues> name="state" label="Is the customer right?">
        <Stack gap="xs" mt={4}>
          <Radio value="UPHELD" label={t('Yes, it was our mistake')} />
          <Radio value="REJECTED" label={t('No, the record stands')} />
        </Stack>
      </RadioField>
      <TextArea<AnswerValues> name="note" label="Answer" minRows={3} maxRows={8} />
    </Form>
  )
}
