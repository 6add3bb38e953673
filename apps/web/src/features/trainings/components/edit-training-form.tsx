import { Select, TextInput } from '@mantine/core'
import { trainingTypeLabels } from '@thant/contracts/labels'
import { type Training, trainingEndpoints, trainingStatuses, trainingTypes } from '@thant/contracts/trainings'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { StatusSelect } from '#features/pickups/components/status-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useLeave, useReturnTo } from '#lib/return-path.ts'
import { valuesOfTraining } from '../training-values.ts'
import { AttendeeLines } from './attendee-lines.tsx'
import { TrainingFacts } from './training-facts.tsx'

/** Edits plan and attendees; the date changes in a separate dialog, and the organization is read-only. */
export function EditTrainingForm({ training }: { training: Training }) {
  const { t } = useTranslation()
  const list = useReturnTo(paths.trainings)
  const leave = useLeave(paths.trainings)
  const record = useRecordForm({
    endpoint: trainingEndpoints.change,
    params: { id: training._id },
    initialValues: valuesOfTraining(training),
    version: { now: training.__v, toValues: valuesOfTraining },
    saved: 'The training was saved.',
    onSaved: leave,
  })
  const { key, getInputProps: field } = record.form
  return (
    <>
      <TrainingFacts training={training} onMoved={({ __v }) => record.followOwnChange(__v)} />
      <Form form={record} submit={t('Update Details')} cancel={list}>
        <FormSection title={t('Training')}>
          <FormRow>
            <TextInput key={key('trainerName')} {...field('trainerName')} label={t('Trainer Name')} />
            <TextInput key={key('topic')} {...field('topic')} label={t('Topic')} />
          </FormRow>
          <FormRow>
            <StatusSelect
              key={key('status')}
              {...field('status')}
              statuses={trainingStatuses}
              label={t('Status')}
              withAsterisk
            />
            <Select
              key={key('type')}
              {...field('type')}
              label={t('Type')}
              data={trainingTypes.map((value) => ({ value, label: t(trainingTypeLabels[value]) }))}
              placeholder={t('Choose')}
              clearable
              clearButtonProps={{ 'aria-label': t('Clear the type') }}
            />
          </FormRow>
        </FormSection>
        <FormSection title={t('Attendees')} hint={t('Who came, and what they said about it.')}>
          <AttendeeLines record={record} />
        </FormSection>
      </Form>
    </>
  )
}
