import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { DayField } from '#components/pickers/day-picker.tsx'
import { OrganizationField } from '#features/customers/organizations/components/organization-select.tsx'
import type { ScheduleValues } from '../training-values.ts'
import { PeriodField } from './period-field.tsx'

export function TrainingScheduleFields() {
  return (
    <FormSection>
      <OrganizationField<ScheduleValues> name="organizationId" label="Organization name" />
      <FormRow>
        <DayField<ScheduleValues> name="trainingDate" label="Start date" />
        <PeriodField<ScheduleValues> name="trainingPeriod" label="Training period" />
      </FormRow>
    </FormSection>
  )
}
