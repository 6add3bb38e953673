import { wayTypes } from '@thant/contracts/service/pickup-statuses'
import { holidayPolicyLabels } from '@thant/contracts/service/schedule-forms'
import type { ReactNode } from 'react'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { DriverField } from '#features/customers/users/components/driver-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { ScheduleValues } from '../schedule-values.ts'
import { RecurrenceFields } from './recurrence-fields.tsx'

type ScheduleFieldsProps = {
  record: RecordForm<ScheduleValues>
  hasBegun: boolean
  /** The day on which the contract ends a schedule without a last day of its own, where it is known. */
  contractEnd?: string | null
  /** Changes the site; a new schedule has it beside the organization. */
  site?: ReactNode
}

/** Edits what a new and a changed schedule have in common; one that has begun changes from a day on. */
export function ScheduleFields({ record, hasBegun, contractEnd = null, site }: ScheduleFieldsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <>
      <RecurrenceFields record={record} />
      <FormSection title={t('When')}>
        <FormRow>
          <TimeField<ScheduleValues> name="timeOfDay" label="Pick Up Time" />
          <ChoiceField<ScheduleValues>
            name="holidayPolicy"
            label="On holidays"
            hint="When a pickup falls on a day when the company does not work."
            labels={holidayPolicyLabels}
          />
        </FormRow>
        <FormRow>
          {hasBegun ? (
            <DayField<ScheduleValues> name="from" label="Apply from" hint="Pickups on earlier days stay as they are." />
          ) : (
            <DayField<ScheduleValues> name="startsOn" label="First day" />
          )}
          <DayField<ScheduleValues>
            name="endsOn"
            label="Last day"
            hint={
              contractEnd === null
                ? 'Leave empty to run until the contract ends.'
                : ['Leave empty to run until the contract ends, on {{day}}.', { day: format.date(contractEnd) }]
            }
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('Route')}>
        {site}
        <ChoiceField<ScheduleValues>
          name="wayType"
          label="Waste stream"
          choices={wayTypes}
          placeholder={t('Choose a waste stream')}
          clearLabel="Clear the way type"
        />
        <FormRow>
          <DriverField<ScheduleValues> name="driver" label="Driver" />
          <TextField<ScheduleValues> name="plate_number" label="Vehicle plate number" autoComplete="off" />
        </FormRow>
      </FormSection>
    </>
  )
}
