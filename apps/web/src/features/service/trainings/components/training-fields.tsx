import { type Training, trainingStatuses, trainingTypeLabels } from '@thant/contracts/service/trainings'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { StatusField } from '#features/service/pickups/components/status-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { TrainingValues } from '../training-values.ts'
import { AttendeeLines } from './attendee-lines.tsx'

/** Plan and attendees; the date changes in a separate dialog, and the organization is read-only. */
export function TrainingFields({ record }: FieldsProps<Training, TrainingValues>) {
  const { t } = useTranslation()
  return (
    <>
      <FormSection title={t('Training')}>
        <FormRow>
          <TextField<TrainingValues> name="trainerName" label="Trainer Name" />
          <TextField<TrainingValues> name="topic" label="Topic" />
        </FormRow>
        <FormRow>
          <StatusField<TrainingValues> name="status" statuses={trainingStatuses} label="Status" />
          <ChoiceField<TrainingValues>
            name="type"
            label="Type"
            labels={trainingTypeLabels}
            placeholder={t('Choose a type')}
            clearLabel="Clear the type"
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('Attendees')} hint={t('Who came, and what they said about it.')}>
        <AttendeeLines record={record} />
      </FormSection>
    </>
  )
}
