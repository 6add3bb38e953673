import { Select, TextInput } from '@mantine/core'
import { holidayPolicyLabels } from '@thant/contracts/labels'
import { wayTypes } from '@thant/contracts/pickups'
import { holidayPolicies } from '@thant/contracts/schedules'
import type { ReactNode } from 'react'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { DriverSelect } from '#features/users/components/driver-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScheduleValues } from '../schedule-values.ts'
import { RecurrenceFields } from './recurrence-fields.tsx'
import { TimeOfDayField } from './time-of-day-field.tsx'

type ScheduleFieldsProps = {
  record: RecordForm<ScheduleValues>
  hasBegun: boolean
  /** Changes the site; a new schedule has it beside the organization. */
  site?: ReactNode
}

/** Edits what a new and a changed schedule have in common; one that has begun changes from a day on. */
export function ScheduleFields({ record, hasBegun, site }: ScheduleFieldsProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field, setFieldValue } = record.form
  const timeOfDay = record.form.useWatchValue('timeOfDay')
  return (
    <>
      <RecurrenceFields record={record} />
      <FormSection title={t('When')}>
        <TimeOfDayField
          data-path="timeOfDay"
          error={field('timeOfDay').error}
          value={timeOfDay}
          onChange={(time) => setFieldValue('timeOfDay', time)}
          label={t('Pick Up Time')}
        />
        <FormRow>
          {hasBegun ? (
            <DayPicker
              key={key('from')}
              {...field('from')}
              label={t('The change begins on')}
              description={t('Pickups of earlier days stay as they are.')}
              withAsterisk
            />
          ) : (
            <DayPicker key={key('startsOn')} {...field('startsOn')} label={t('First day')} withAsterisk />
          )}
          <DayPicker
            key={key('endsOn')}
            {...field('endsOn')}
            label={t('Last day')}
            description={t('Without one it runs until the contract ends.')}
          />
        </FormRow>
        <Select
          key={key('holidayPolicy')}
          {...field('holidayPolicy')}
          label={t('On holidays')}
          description={t('What happens to a pickup on a day on which the company does not work.')}
          data={holidayPolicies.map((value) => ({ value, label: t(holidayPolicyLabels[value]) }))}
          allowDeselect={false}
        />
      </FormSection>
      <FormSection title={t('Way')}>
        {site}
        <Select
          key={key('wayType')}
          {...field('wayType')}
          label={t('Way Type')}
          data={wayTypes.map((value) => ({ value, label: t(value) }))}
          placeholder={t('Choose')}
          clearable
          clearButtonProps={{ 'aria-label': t('Clear the way type') }}
        />
        <FormRow>
          <DriverSelect key={key('driver')} {...field('driver')} label={t('Driver')} />
          <TextInput
            key={key('plate_number')}
            {...field('plate_number')}
            label={t('Vehicle plate number')}
            autoComplete="off"
          />
        </FormRow>
      </FormSection>
    </>
  )
}
