import { Stack, Text } from '@mantine/core'
import { type Training, trainingEndpoints } from '@thant/contracts/trainings'
import { Dialog } from '#components/feedback/dialog.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { PeriodInput } from './period-input.tsx'

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
  const { t } = useTranslation()
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
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <DayPicker
        key={key('trainingDate')}
        {...field('trainingDate')}
        label={t('Training date')}
        withAsterisk
        popoverProps={{ withinPortal: true }}
      />
      <PeriodInput key={key('trainingPeriod')} {...field('trainingPeriod')} />
    </Form>
  )
}

function datesOf({ trainingDate, trainingPeriod }: Training): DateValues {
  return { trainingDate, trainingPeriod }
}
