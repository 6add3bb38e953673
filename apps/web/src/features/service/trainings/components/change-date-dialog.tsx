import { Stack, Text } from '@mantine/core'
import { type Training, trainingEndpoints } from '@thant/contracts/service/trainings'
import { Dialog } from '#components/feedback/dialog.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { PeriodField } from './period-field.tsx'

type ChangeDateFormProps = { training: Training; onClose: () => void; onChanged: (training: Training) => void }
type DateValues = { trainingDate: string | null; trainingPeriod: string }

export function ChangeDateDialog({ isOpen, ...form }: ChangeDateFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  const { name } = form.training.organizationId
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Change Training Date')}>
      <Stack gap="md">
        <Text fw={600} lang={languageOf(name)}>
          {name}
        </Text>
        <ChangeDateForm {...form} />
      </Stack>
    </Dialog>
  )
}

function ChangeDateForm({ training, onClose, onChanged }: ChangeDateFormProps) {
  const record = useRecordForm({
    endpoint: trainingEndpoints.change,
    params: { id: training._id },
    initialValues: datesOf(training),
    toBody: ({ trainingDate, trainingPeriod }) => ({ trainingDate: trainingDate ?? '', trainingPeriod }),
    validate: ({ trainingDate }) => (trainingDate === null ? { trainingDate: 'Required' } : {}),
    version: { now: training.__v, toValues: datesOf },
    saved: 'The training date was changed.',
    onSaved: onChanged,
  })
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <DayField<DateValues> name="trainingDate" label="Training date" popoverProps={{ withinPortal: true }} />
      <PeriodField<DateValues> name="trainingPeriod" label="Training period" />
    </Form>
  )
}

function datesOf({ trainingDate, trainingPeriod }: Training): DateValues {
  return { trainingDate, trainingPeriod }
}
